import { beforeEach, expect, test } from 'vitest'
import { useHead, type Head } from '../../src/guides/use-head'
import { text } from '../../src/index'
import { addMeta } from '../support/page'
import { define, place } from '../support/widget'
import { settle } from '../support/time'

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

test('R266 sets title, description and share tags', async () => {
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

test('R250 R266 what a layout says of the portal gives way to the guide, and comes back', async () => {
  document.title = 'Portal'
  const meta = document.createElement('meta')
  meta.setAttribute('property', 'og:title')
  meta.content = 'The portal'
  document.head.append(meta)
  const element = await placePage()
  expect([document.title, metas()['og:title']]).toEqual(['A guide', 'A guide'])
  expect(document.head.querySelectorAll('[property="og:title"]')).toHaveLength(1)
  element.remove()
  await settle()
  expect([document.title, metas()]).toEqual(['Portal', { 'og:title': 'The portal' }])
})

test('R250 R266 what the next page says of itself stays when the guide leaves after it', async () => {
  document.title = 'Portal'
  addMeta('description', 'A portal for testers.')
  const element = await placePage()
  element.remove()
  document.title = 'Jobs'
  document.querySelector<HTMLMetaElement>('[name=description]')!.content = 'All jobs.'
  await settle()
  expect([document.title, metas()]).toEqual(['Jobs', { description: 'All jobs.' }])
})

test('R250 R266 a description that is not a guide’s gives way to it, and comes back', async () => {
  addMeta('description', 'A portal for testers.')
  const element = await placePage()
  expect(metas()).toMatchObject({ description: 'About it.', 'og:description': 'About it.' })
  expect(document.head.querySelectorAll('[name=description]')).toHaveLength(1)
  element.remove()
  await settle()
  expect(metas()).toEqual({ description: 'A portal for testers.' })
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
