import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog } from '../../pages/applying'
import { card } from '../../pages/dashboard'
import { openHost } from './host'

const require = createRequire(import.meta.url)

/** The host's main part as its server writes it for the n-th time: words change, and rows come and go. */
function main(n: number): string {
  const notes = '<p class="note">New</p>'.repeat(n % 3)
  return `<main id="main">${notes}<p>Read ${n} times</p>
    <ndt-saved-panel id="saved"><a href="/my/saved-jobs">Your saved jobs</a></ndt-saved-panel>
    <ndt-personal-info id="personal"><a slot="trigger" href="/profile">Edit ${n}</a></ndt-personal-info>
  </main>`
}

/** How each library makes a page like the server's HTML, `n` being how often before; runs in the page. */
const LIBRARIES: Record<string, { file: URL; morph: string }> = {
  idiomorph: {
    file: pathToFileURL(require.resolve('idiomorph/dist/idiomorph.js')),
    morph: 'html => Idiomorph.morph(document.body, `<body>${html}</body>`)',
  },
  morphdom: {
    file: pathToFileURL(require.resolve('morphdom/dist/morphdom-umd.js')),
    morph: 'html => morphdom(document.body, `<body>${html}</body>`)',
  },
  Turbo: {
    file: pathToFileURL(require.resolve('@hotwired/turbo/dist/turbo.es2017-umd.js')),
    morph:
      'html => Turbo.renderStreamMessage(`<turbo-stream action="replace" method="morph" target="main"><template>${html}</template></turbo-stream>`)',
  },
  htmx: {
    file: pathToFileURL(require.resolve('htmx.org/dist/htmx.js')),
    morph:
      'html => htmx.swap({ target: document.querySelector("#main"), text: html, swap: "outerMorph" })',
  },
}

/** Makes the page like the server's a hundred times, and waits until it is. */
async function morph(page: Page, library: string): Promise<void> {
  const html = Array.from({ length: 100 }, (_, n) => main(n + 1))
  await page.evaluate(
    `(async () => {
      const morph = ${LIBRARIES[library]!.morph}
      for (const html of ${JSON.stringify(html)}) {
        await morph(html)
        await new Promise(requestAnimationFrame)
      }
    })()`,
  )
  await page.getByText('Read 100 times').waitFor()
}

test.each(Object.keys(LIBRARIES))(
  'a hundred morphs by %s keep an open dialog, its focus and what is half typed',
  async library => {
    const page = await openHost({
      policy: 'none',
      head: '<script src="/host/library.js"></script>',
      files: { 'library.js': LIBRARIES[library]!.file },
      body: main(0),
    })
    await card(page, 'Saved').getByRole('listitem').first().waitFor()
    await page.locator('ndt-personal-info:defined').waitFor({ state: 'attached' })
    await page.getByRole('link', { name: 'Edit 0' }).click()
    const form = dialog(page, 'Personal Information')
    const name = form.getByLabel('First name (Mandatory)', { exact: true })
    await name.fill('Ama')
    const calls: string[] = []
    page.on('request', request => request.url().includes('/api/') && calls.push(request.url()))

    await morph(page, library)

    await page.keyboard.type('ra')
    expect(await name.inputValue()).toBe('Amara')
    expect(await form.evaluate(element => element.matches(':modal'))).toBe(true)
    expect(calls).toEqual([])
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Personal Information Updated').first().waitFor()
    await form.waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: 'Edit 100' }).waitFor()
    expect(await card(page, 'Saved').getByRole('listitem').count()).toBeGreaterThan(1)
  },
)
