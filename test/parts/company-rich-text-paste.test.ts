import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { editor, openProfile, save, stored, write } from '../pages/company-profile'
import { listen } from '../pages/support'

/** Pastes markup as another site or a word processor brings it. */
async function paste(page: Page, html: string) {
  await editor(page).evaluate((text, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    clipboardData.setData('text/plain', 'plain')
    const options = { bubbles: true, cancelable: true, composed: true }
    text.dispatchEvent(new ClipboardEvent('paste', { ...options, clipboardData }))
  }, html)
}

/** What is pasted, and what is stored of it. */
const PASTES = {
  'a script': ['<p>a</p><script>globalThis.hit = 1</script>', '<p>a</p>'],
  'what runs by itself': [
    '<p onclick="globalThis.hit = 1">a<img src=x onerror="globalThis.hit = 1"><svg onload="globalThis.hit = 1"></svg></p>',
    '<p>a</p>',
  ],
  'an image from elsewhere': [
    '<p>a<img src="https://tracker.example/p.png" alt="x">b</p>',
    '<p>ab</p>',
  ],
  'an image within the text': ['<p>a<img src="data:image/png;base64,AAAA">b</p>', '<p>ab</p>'],
  'a link that runs': ['<p><a href="javascript:globalThis.hit=1">a</a></p>', '<p>a</p>'],
  'styles and frames': [
    '<style>p { color: red }</style><p style="position:fixed;top:0" class="ndt">a</p><iframe src="https://a.example"></iframe>',
    '<p>a</p>',
  ],
  'a word processor’s list': [
    '<ul><li>a<ul><li>b</li></ul></li></ul><p class="MsoNormal"><b>c</b></p>',
    '<ul><li>a<ul><li>b</li></ul></li></ul><p><strong>c</strong></p>',
  ],
} as const

describe.each(Object.entries(PASTES))('%s', (_, [pasted, kept]) => {
  test('Q67 R173 a paste keeps what is text, in the editor and in the store', async () => {
    const page = await openProfile()
    const asked: string[] = []
    page.on('request', request => {
      if (/tracker|data:/.test(request.url())) asked.push(request.url())
    })
    await write(page, '')
    await paste(page, pasted)
    await save(page)
    expect((await stored(page))['company_long_description']).toBe(kept)
    expect(asked).toEqual([])
    expect(await page.evaluate(() => 'hit' in globalThis)).toBe(false)
  })
})

test('Q67 the page’s strict policy holds through writing, pasting and saving', async () => {
  const page = await openProfile()
  const violations = await listen(page, 'securitypolicyviolation')
  await page.reload()
  await editor(page).waitFor()
  await write(page, 'Girth welds')
  await paste(page, '<h2 style="color:red">a</h2><p>b</p>')
  await save(page)
  const policy = (await page.request.get(page.url())).headers()['content-security-policy']
  expect(policy).toContain("require-trusted-types-for 'script'")
  expect(policy).not.toContain('unsafe')
  expect(await violations()).toEqual([])
})
