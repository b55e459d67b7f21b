import { existsSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { launch, PLACES } from '../../pages/chromium'
import { document, loader, serveSite } from '../../pages/fixtures/site'

const DATA = '<script type="application/json">{"data": [{"id": 3, "job_title": "RT"}]}</script>'
const HEAD = `<meta name="user" content='{"id": 7}'><script src="/watch.js"></script>${loader()}`

/** Chromium without windows keeps no page. */
const whole = PLACES.find(existsSync)

test.runIf(whole)(
  'a page that the browser kept goes on: no data are asked for anew, menus open',
  async () => {
    const site = await serveSite(
      {
        '/index.html': document(`<ndt-saved-panel>${DATA}</ndt-saved-panel>`, HEAD),
        '/other.html': document('Elsewhere', ''),
        '/watch.js': "addEventListener('pageshow', event => (globalThis.isKept = event.persisted))",
      },
      { folder: 'dist' },
    )
    const browser = await launch(whole, ['--disable-back-forward-cache'])
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    await page.goto(site.origin)
    await page.getByRole('link', { name: 'RT' }).waitFor()
    await page.goto(`${site.origin}/other.html`)
    const before = site.asked.length

    await page.goBack({ waitUntil: 'commit' })
    await page.getByRole('link', { name: 'RT' }).waitFor()
    expect(await page.evaluate('isKept')).toBe(true)
    // the page's own address says whether the same account is signed in
    expect(site.asked.slice(before).filter(address => address !== '/')).toEqual([])
    await page.getByRole('button', { name: 'Actions for RT' }).click()
    await page.getByRole('menuitem', { name: 'Quick Apply' }).waitFor()
  },
)
