import { beforeEach, expect, test } from 'vitest'
import { useHead, type Head } from '../../src/guides/use-head'
import { text } from '../../src/index'
import { addMeta } from '../support/page'
import { define, place } from '../support/widget'
import { settle } from '../ui/time'

const head: Head = { title: 'A guide', description: 'About it.', image: '/a.svg' }

function Page({ title }: { title: string }) {
  useHead(title ? { ...head, title } : undefined)
  return null
}

async function placePage(title = head.title) {
  const tag = define({ component: Page, attributes: { title: text('') } })
  const element = place(tag, { title })
  await settle()
  return element
}

/** The page of the test before has left. */
beforeEach(() => settle())

/** The page's meta tags: name -> content. */
function metas() {
  const tags = [...document.head.querySelectorAll('meta')]
  return Object.fromEntries(
    tags.map(tag => [tag.getAttribute('name') ?? tag.getAttribute('property'), tag.content]),
  )
}

test('R266 sets title, description and share tags where the server did not', async () => {
  await placePage()
  expect(document.title).toBe('A guide')
  expect(metas()).toEqual({
    description: 'About it.',
    'og:type': 'article',
    'og:title': 'A guide',
    'og:description': 'About it.',
    'og:url': location.origin + location.pathname,
    'og:image': new URL('/a.svg', location.href).href,
    'twitter:card': 'summary_large_image',
  })
})

test('R250 R266 what the server set stays', async () => {
  document.title = 'The server’s'
  addMeta('description', 'The server’s words.')
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'og:title')
  meta.content = 'The server’s share'
  document.head.append(meta)
  await placePage()
  expect(document.title).toBe('The server’s')
  expect(metas()).toMatchObject({
    description: 'The server’s words.',
    'og:title': 'The server’s share',
    'og:description': 'About it.',
  })
  expect(document.head.querySelectorAll('[property="og:title"]')).toHaveLength(1)
})

test('R266 another guide on the same page changes the head, and the last one clears it', async () => {
  document.title = 'Portal'
  const element = await placePage()
  element.setAttribute('title', 'Another')
  await settle()
  expect([document.title, metas()['og:title']]).toEqual(['Another', 'Another'])
  element.remove()
  await settle()
  expect([document.title, metas()]).toEqual(['Portal', {}])
})

test('R266 while there is no guide the head is left alone', async () => {
  document.title = 'Portal'
  await placePage('')
  expect([document.title, metas()]).toEqual(['Portal', {}])
})
