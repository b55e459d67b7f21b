import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { HEAD, openExample } from './docs-site'

interface Manifest {
  modules: {
    declarations?: {
      tagName: string
      attributes?: { name: string }[]
      cssParts?: { name: string }[]
    }[]
  }[]
}

const { modules } = JSON.parse(readFileSync('dist/custom-elements.json', 'utf8')) as Manifest
const tags = modules
  .flatMap(({ declarations }) => declarations ?? [])
  .map(({ tagName, attributes = [], cssParts = [] }) => ({
    tag: tagName,
    isOpened: attributes.some(({ name }) => name === 'open'),
    parts: cssParts.map(({ name }) => name),
  }))

/** What a tag needs to show what it is for, beside `open`. */
const SAID: Record<string, string> = {
  'ndt-quick-apply': 'job-id="7"',
  'ndt-guide-download': 'slug="ultrasonic-testing-buyers-guide"',
  'ndt-guide-page': 'slug="ultrasonic-testing-buyers-guide"',
  'ndt-guide-thank-you': 'slug="ultrasonic-testing-buyers-guide"',
}

/** As after an enquiry, without which there are no thanks. */
const SENT = "<script>document.cookie = 'ndt-thank-you=1'</script>"

/** A page of a company's area that there is not, which the gate covers before it is left: here for good. */
const NOWHERE = `<script>
  history.replaceState(null, '', '/company/nowhere')
  const { setTimeout } = window
  window.setTimeout = (act, ms, ...rest) => (ms === 1000 ? 0 : setTimeout(act, ms, ...rest))
</script>`

/** What opens the dialog of a tag that is none itself. */
const OPENS: Record<string, (tag: Locator) => Promise<void>> = {
  'ndt-site-header': tag => tag.getByRole('button', { name: 'List Your Company' }).click(),
  'ndt-product-table': filter,
  'ndt-service-table': filter,
  'ndt-product-form': leave,
  'ndt-service-form': leave,
  'ndt-company-profile': look,
}

async function filter(tag: Locator) {
  await tag.locator('.table__filters .table__actions > .btn').click()
}

/** Goes back from what was typed, which asks whether to. */
async function leave(tag: Locator) {
  await tag.getByRole('textbox').first().fill('Changed')
  await tag.locator('.form-page__back').click()
}

/** Looks at the company's logo. */
async function look(tag: Locator) {
  await tag.locator('.company-profile__open').click()
}

/** A page with the tag alone, and a rule of its own for each part. */
function openTag(tag: string, parts: string[], isOpened: boolean): Promise<Page> {
  const rules = parts.map(part => `${tag}::part(${part}) { background: rgb(${colourOf(part)}) }`)
  const said = [SAID[tag], isOpened && 'open'].filter(Boolean).join(' ')
  const head = `<head>${HEAD}<meta name="user" content='{"id": 7, "first_name": "Asha"}'>${SENT}${tag === 'ndt-route-gate' ? NOWHERE : ''}`
  return openExample(
    `${head}<style>${rules.join(' ')}</style></head><body><${tag} ${said}></${tag}>`,
    {
      width: 375,
    },
  )
}

const colourOf = (part: string) => `1, 2, ${part.length}`

test.each(tags.filter(({ parts }) => parts.length))(
  'a page’s rule reaches each part of $tag',
  async ({ tag, parts, isOpened }) => {
    const page = await openTag(tag, parts, isOpened)
    const element = page.locator(tag)
    for (const part of [...parts].sort(part => (part === 'dialog' ? 1 : -1))) {
      if (part === 'dialog') await OPENS[tag]?.(element)
      const shown = element.locator(`[part=${part}]`).first()
      await shown.waitFor()
      const ground = await shown.evaluate(each => getComputedStyle(each).backgroundColor)
      expect(ground, part).toBe(`rgb(${colourOf(part)})`)
    }
  },
)
