import { expect, test } from 'vitest'
import { pageOf } from '../../.storybook/docs/page-of'
import { readDefinitions } from '../../build/definitions.mjs'
import { exampleOf } from '../../build/docs/tags.mjs'
import { openStrictly } from './docs-site'

const tags = readDefinitions()

/** The page that Storybook gives for a tag. */
function copyOf(tag: string): string {
  const definition = tags.find(found => found.tag === tag)!
  return pageOf({ ...definition, example: exampleOf(definition) })
}

/** What somebody sees of a tag that lives. */
const seen: Record<string, string> = {
  'ndt-saved-panel': '.rows a',
  'ndt-site-header': 'header',
  'ndt-product-table': '.company-table a',
  'ndt-preferences': 'dialog[open]',
  // the page says which company it is
  'ndt-company-nav': '.company-nav__badge img',
  'ndt-company-profile': '.company-profile__photo img',
}

test.each(Object.entries(seen))(
  'a page copied from Storybook has a live %s',
  async (tag, inside) => {
    const definition = tags.find(found => found.tag === tag)!
    const page = await openStrictly(copyOf(tag), { '/company-id.js': 'window.company_id = 12' })
    // what stands inside opens what is a dialog
    const opener = page.locator(`${tag} > [slot=trigger]`)
    if (definition.methods.includes('show')) await opener.click()
    await page.locator(`${tag} ${inside}`).first().waitFor()
    expect(await page.title()).toBe(tag)
  },
)

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
