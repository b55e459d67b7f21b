import { expect, test } from 'vitest'
import { pageOf } from '../../.storybook/docs/page-of'
import { readDefinitions } from '../../build/definitions.mjs'
import { exampleOf } from '../../build/docs/tags.mjs'
import { cssOf } from '../../stories/studio/theme'
import { allow, listen } from '../pages/support'
import { openStrictly } from './docs-site'

const tags = readDefinitions()

/** The page that Storybook gives for a tag. */
function copyOf(tag: string): string {
  const definition = tags.find(found => found.tag === tag)!
  return pageOf({ ...definition, example: exampleOf(definition) })
}

function openCopy(tag: string) {
  const scripts = { '/company-id.js': 'window.company_id = 12' }
  return openStrictly(copyOf(tag), { scripts, ...around[tag] })
}

/** What somebody sees of a tag that lives, as its page stands or once its opener was pressed. */
const seen: Record<string, string> = {
  'ndt-company-nav': '.company-nav__badge img',
  // the page says which company it is
  'ndt-company-profile': '.company-profile__photo img',
  'ndt-guide-list': '.guide-list__grid a',
  'ndt-guide-page': '.guide-page h1',
  'ndt-guide-thank-you': '.guide-thank-you h1',
  'ndt-job-profile-card': 'dl dd',
  'ndt-product-form': 'form input',
  'ndt-product-table': '.company-table a',
  'ndt-professional-card': 'dl dd',
  'ndt-profile-card': '.profile-card__name',
  'ndt-resume-upload': 'input[type=file]',
  'ndt-saved-panel': '.rows a',
  'ndt-service-form': 'form input',
  'ndt-service-table': '.company-table a',
  'ndt-site-header': 'header',
  'ndt-viewed-companies': '.rows a',
}

/** What the page's note tells besides: `needs` of a page. */
const around: Record<string, Parameters<typeof openStrictly>[1]> = {
  'ndt-guide-thank-you': { cookie: { name: 'ndt-thank-you', value: '1' } },
  'ndt-route-gate': { path: '/company/profile' },
}

const isDialog = ({ methods }: (typeof tags)[number]) => methods.includes('show')

test.each(tags.filter(({ tag }) => tag !== 'ndt-route-gate'))(
  'a page copied from Storybook has a live $tag',
  async definition => {
    const { tag } = definition
    const page = await openCopy(tag)
    // what stands inside opens what is a dialog
    if (isDialog(definition)) await page.locator(`${tag} > [slot=trigger]`).click()
    const inside = isDialog(definition) ? 'dialog[open]' : seen[tag]!
    await page.locator(`${tag} ${inside}`).first().waitFor()
  },
)

test('a page copied from Storybook lets its user in, and leads visitors away', async () => {
  const tag = 'ndt-route-gate'
  const page = await openCopy(tag)
  const ready = await listen(page, 'ndt-ready')
  await page.reload()
  await expect.poll(ready).toMatchObject([{ tag }])
  await page.getByRole('heading', { name: 'For members alone' }).waitFor()
  const forVisitors = copyOf(tag).replace(/<meta\s+name="user"[^>]*>/, '')
  const visited = await openStrictly(forVisitors, around[tag])
  allow(visited, /^answer: 404/, /^console: Failed to load resource/)
  await visited.waitForURL(/\/company-sign-in\?next=/)
})

test('a page copied from Storybook sends its token with a change', async () => {
  const page = await openCopy('ndt-sign-out')
  await page.locator('ndt-sign-out > [slot=trigger]').click()
  const change = page.waitForRequest(request => request.method() === 'POST')
  await page.locator('ndt-sign-out dialog').getByRole('button', { name: 'Sign out' }).click()
  expect((await change).headers()['x-csrf-token']).toBe("the session's token")
})

test('a page copied from Storybook takes a theme of the studio where it says', async () => {
  const tag = 'ndt-saved-panel'
  const themed = copyOf(tag).replace(/<!-- A theme [^<]*(<link [^>]*>) -->/, '$1')
  const scripts = { '/theme.css': cssOf({ accent: '#7a1f5c', radius: 2 }) }
  const page = await openStrictly(themed, { scripts })
  const card = page.locator(`${tag} .card`).first()
  const theme = await card.evaluate(card => {
    const style = getComputedStyle(card)
    return ['accent', 'radius'].map(name => style.getPropertyValue(`--ndt-${name}`))
  })
  expect(theme).toEqual(['#7a1f5c', '2px'])
})

test('a page copied from Storybook links the sheet of what stands inside a guide', () => {
  const linked = tags.filter(({ tag }) => copyOf(tag).includes('/guides.css'))
  expect(linked.map(({ tag }) => tag)).toEqual([
    'ndt-guide-list',
    'ndt-guide-page',
    'ndt-guide-thank-you',
  ])
})

test('a page copied from Storybook says its company where its tag is of a company’s area', () => {
  for (const { tag, group } of tags) {
    const says = copyOf(tag).includes('<script src="/company-id.js">')
    expect(says, tag).toBe(group === 'Company')
  }
})
