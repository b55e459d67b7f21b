import { expect, test } from 'vitest'
import { openDashboard } from '../pages/dashboard'
import { HEAD, inRoot, openExample } from './docs-site'
import { below, styled } from './token-page'

/** What a page is shown on, and what it says of its theme. */
const WRITTEN = (['screen', 'print'] as const).flatMap(media =>
  ([undefined, 'light', 'dark'] as const).map(scheme => [media, scheme] as const),
)

test('the theme that is the default, written out, changes nothing', async () => {
  const [plain, written] = await Promise.all(
    [[], ['themes/default.css']].map(files => styled('dark', files)),
  )
  for (const [media, scheme] of WRITTEN) {
    for (const page of [plain!, written!]) await page.emulateMedia({ media })
    const [own, same] = await Promise.all(
      [plain!, written!].map(page =>
        page.evaluate(scheme => {
          const { documentElement } = document
          if (scheme) documentElement.dataset['ndtTheme'] = scheme
          else delete documentElement.dataset['ndtTheme']
          const style = getComputedStyle(documentElement)
          return ['accent', 'radius', 'density', 'font'].map(name =>
            style.getPropertyValue(`--ndt-${name}`).replace(/\s+/g, ' '),
          )
        }, scheme),
      ),
    )
    expect(same, `${media} ${scheme}`).toEqual(own)
  }
})

test('the theme for Bootstrap 3 has its text, its field, its red and its dark bar', async () => {
  const page = await styled('light', ['themes/bootstrap-3.css'])
  await page.addStyleTag({ path: 'node_modules/bootstrap/dist/css/bootstrap.css' })
  await page.setContent(`${await page.content()}
    <p>Text</p><input class="form-control"><i class="btn btn-danger"></i><nav class="navbar navbar-inverse"></nav>
    <u style="color: var(--ndt-text); block-size: var(--ndt-ctl); border: 1px solid var(--ndt-danger);
      background: var(--ndt-scope); display: block; box-sizing: border-box"></u>`)
  const [theirs, ours] = await page.evaluate(() => {
    const [p, input, red, bar, own] = ['p', 'input', '.btn', '.navbar', 'u'].map(each =>
      getComputedStyle(document.querySelector(each)!),
    )
    return [
      [p!.color, input!.height, red!.borderTopColor, bar!.backgroundColor],
      [own!.color, own!.height, own!.borderTopColor, own!.backgroundColor],
    ]
  })
  expect(ours).toEqual(theirs)
})

test('who asks the system for more contrast gets quiet words and lines as plain as the others', async () => {
  const page = await openDashboard()
  const look = () =>
    page.locator('ndt-professional-card').evaluate(card => {
      const [quiet, plain] = ['dt', 'dd'].map(each => card.shadowRoot!.querySelector(each)!)
      const colours = [quiet, plain].map(each => getComputedStyle(each!).color)
      const frame = card.shadowRoot!.querySelector('.card')!
      return { isQuiet: colours[0] !== colours[1], line: getComputedStyle(frame).borderColor }
    })
  const before = await look()
  await page.emulateMedia({ contrast: 'more' })
  const after = await look()
  expect([before.isQuiet, after.isQuiet]).toEqual([true, false])
  expect(after.line).not.toBe(before.line)
})

test.each(['bootstrap-3', 'high-contrast'])(
  'with more contrast the quiet words and lines of the theme %s are plain too, light and dark',
  async theme => {
    for (const scheme of ['light', 'dark'] as const) {
      const page = await styled(scheme, [`themes/${theme}.css`])
      await page.emulateMedia({ contrast: 'more', colorScheme: scheme })
      const quiet = ['text-muted', 'text-subtle', 'danger-line', 'success-line', 'warning-line']
      const pairs = ['line', ...quiet].map(text => ({ text, ground: 'surface', least: 3 }))
      expect(await below(page, pairs)).toEqual([])
    }
  },
)

test('with more contrast what is switched off can be read, and what lies over the page has an edge', async () => {
  const page = await openDashboard()
  await page.emulateMedia({ contrast: 'more' })
  for (const theme of ['light', 'dark']) {
    const look = await page.evaluate(theme => {
      document.documentElement.dataset['ndtTheme'] = theme
      const probe = document.body.appendChild(document.createElement('div'))
      probe.style.cssText =
        'color: var(--ndt-text-disabled); background: var(--ndt-fill-disabled); box-shadow: var(--ndt-shadow-md); outline-color: var(--ndt-text)'
      const { color, backgroundColor, boxShadow, outlineColor } = getComputedStyle(probe)
      const [text, ground] = [color, backgroundColor].map(each => {
        const of = each.match(/[\d.]+/g)!.map(Number)
        const unit = each.startsWith('color(') ? 1 : 255
        const [r, g, b] = of.map(part => {
          const share = part / unit
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r! + 0.7152 * g! + 0.0722 * b! + 0.05
      })
      probe.remove()
      const contrast = Math.max(text! / ground!, ground! / text!)
      return { isRead: contrast >= 4.5, isEdged: boxShadow.startsWith(outlineColor) }
    }, theme)
    expect(look, theme).toEqual({ isRead: true, isEdged: true })
  }
})

test('radius, density, the font of the page and a part reach into tags and their dialogs', async () => {
  const page = await openDashboard()
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      :root { --ndt-radius: 0px; --ndt-density: 0.5; --ndt-font: inherit }
      body { font: 30px serif }
      ndt-professional-card::part(card) { outline: 3px solid }`)
    document.adoptedStyleSheets = [sheet]
  })
  const card = page.locator('ndt-professional-card [part=card]')
  const look = await card.evaluate(card => {
    const { borderRadius, fontFamily, fontSize, outlineWidth } = getComputedStyle(card)
    const { paddingInlineStart } = getComputedStyle(card.querySelector('.card__head')!)
    return { borderRadius, fontFamily, fontSize, outlineWidth, paddingInlineStart }
  })
  expect(look).toEqual({
    borderRadius: '0px',
    fontFamily: 'serif',
    fontSize: '14px',
    outlineWidth: '3px',
    paddingInlineStart: '10px',
  })
  await page.getByRole('button', { name: 'Edit Professional Information' }).click()
  const body = page.locator('ndt-professional-info [part=dialog] .dialog__body')
  expect(await body.evaluate(element => getComputedStyle(element).paddingInlineStart)).toBe('12px')
  await page.getByRole('combobox', { name: 'Professions' }).press('ArrowDown')
  const option = page.getByRole('listbox', { name: 'Professions' }).getByRole('option').first()
  expect(await option.evaluate(row => getComputedStyle(row).paddingInlineStart)).toBe('4.5px')
  await option.click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const toast = page.locator('.notyf__toast').first()
  expect(await toast.evaluate(toast => getComputedStyle(toast).fontFamily)).toBe('serif')
})

test.each([0.7, 1, 1.3])(
  'at a density of %d the fields of a form are equally high',
  async density => {
    const page = await openDashboard()
    await page.evaluate(density => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`:root { --ndt-density: ${density} }`)
      document.adoptedStyleSheets = [sheet]
    }, density)
    await page.getByRole('button', { name: 'Edit Personal Information' }).click()
    const form = page.locator('ndt-personal-info [part=dialog]')
    await form.getByRole('button', { name: 'Save', exact: true }).waitFor()
    const heights = () =>
      form
        .locator('.field:not(:has(textarea, .combobox__chip)) .input')
        .evaluateAll(all => all.map(each => Math.round(each.getBoundingClientRect().height)))
    const fields = (await heights()).length
    expect(fields).toBeGreaterThan(6)
    await expect.poll(heights).toEqual(Array(fields).fill(Math.round(36 * density)))
  },
)

const PANEL = '<ndt-saved-panel></ndt-saved-panel>'
const said = (html: string) => `<head>${HEAD}${html}</head><body>${PANEL}</body>`

test.each([
  ['that says nothing', PANEL, 'light'],
  ['that says so in a meta tag', said('<meta name="color-scheme" content="light dark">'), 'dark'],
  ['that says so in its sheet', said('<style>:root { color-scheme: light dark }</style>'), 'dark'],
  ['that is always dark', said('<style>:root { color-scheme: dark }</style>'), 'dark'],
  ['that is dark in parts', `<div style="color-scheme: dark">${PANEL}</div>`, 'dark'],
  ['whose theme is light', inRoot('<html data-ndt-theme="light"></html>', PANEL), 'light'],
  ['whose theme is dark', inRoot('<html data-ndt-theme="dark"></html>', PANEL), 'dark'],
])('on a dark system, the cards of a page %s', async (_, html, expected) => {
  const page = await openExample(html, { theme: 'dark' })
  const card = page.locator('ndt-saved-panel .card')
  await card.getByRole('link').first().waitFor()
  const ground = await card.evaluate(card => getComputedStyle(card).backgroundColor)
  expect(ground).toBe(expected === 'dark' ? 'rgb(17, 24, 27)' : 'rgb(255, 255, 255)')
})

test('colours made of others are worked out anew where a part of the page, or a tag, has a theme of its own', async () => {
  const page = await styled('light')
  await page.setContent(`${await page.content()}
    <div id="whole"></div>
    <div id="part" data-ndt-theme="light"></div>
    <style>
      #whole, #part { --ndt-accent: #7a1f5c; --ndt-scope-line: #f00; --ndt-inverse-line: #f00 }
      i { accent-color: var(--ndt-accent-text); color: var(--ndt-scope-grid); background: var(--ndt-inverse-hover) }
    </style>`)
  const coloursIn = (id: string) =>
    page.evaluate(id => {
      const probe = document.getElementById(id)!.appendChild(document.createElement('i'))
      const { accentColor, color, backgroundColor } = getComputedStyle(probe)
      return [accentColor, color, backgroundColor]
    }, id)
  const [whole, part] = [await coloursIn('whole'), await coloursIn('part')]
  expect(part[0]).toMatch(/^oklch\(0\.4\d* 0\.14\d* 344/)
  expect(part.slice(1)).toEqual(['rgb(255, 0, 0)', 'rgb(255, 0, 0)'])
  expect(whole.filter((colour, at) => colour === part[at])).toEqual([])
})
