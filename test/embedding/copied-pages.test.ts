import { expect, test } from 'vitest'
import { pageOf } from '../../.storybook/docs/page-of'
import { readDefinitions } from '../../build/definitions.mjs'
import { exampleOf } from '../../build/docs/tags.mjs'
import { openExample } from './docs-site'

const tags = readDefinitions()

/** What somebody sees of a tag that lives. */
const seen: Record<string, string> = {
  'ndt-saved-panel': '.rows a',
  'ndt-site-header': 'header',
  'ndt-product-table': '.company-table a',
  'ndt-preferences': 'dialog[open]',
}

test.each(Object.entries(seen))(
  'a page copied from Storybook has a live %s',
  async (tag, inside) => {
    const definition = tags.find(found => found.tag === tag)!
    const page = await openExample(pageOf({ ...definition, example: exampleOf(definition) }))
    // what stands inside opens what is a dialog
    const opener = page.locator(`${tag} > [slot=trigger]`)
    if (definition.methods.includes('show')) await opener.click()
    await page.locator(`${tag} ${inside}`).first().waitFor()
    expect(await page.title()).toBe(tag)
  },
)
