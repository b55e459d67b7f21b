import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { document, serveSite } from '../pages/fixtures/site'
import { newPage } from '../pages/support'

async function open(body: string): Promise<Page> {
  const { origin } = await serveSite({ '/index.html': document(body) })
  const page = await newPage()
  await page.goto(origin)
  return page
}

describe('an element that moves keeps all of its state', () => {
  async function openCounter() {
    const page = await open('<ndt-counter></ndt-counter><section></section>')
    await page.getByRole('button', { name: '0' }).click()
    await page.getByRole('button', { name: '1' }).waitFor()
    await page.getByLabel('Note').fill('half a sent')
    return page
  }

  async function expectUntouched(page: Page) {
    expect(await page.locator('section > ndt-counter').getAttribute('data-mounts')).toBe('1')
    expect(await page.getByRole('button').textContent()).toBe('1')
    expect(await page.getByLabel('Note').inputValue()).toBe('half a sent')
    await page.getByRole('button').click()
    await page.getByRole('button', { name: '2' }).waitFor()
  }

  test('by append()', async () => {
    const page = await openCounter()
    await page.evaluate(() => {
      const { body } = globalThis.document
      body.querySelector('section')!.append(body.querySelector('ndt-counter')!)
    })
    await expectUntouched(page)
  })

  test('by moveBefore(), the focus too', async () => {
    const page = await openCounter()
    await page.evaluate(() => {
      const { body } = globalThis.document
      const section = body.querySelector('section')! as HTMLElement & {
        moveBefore(node: Node, child: Node | null): void
      }
      section.moveBefore(body.querySelector('ndt-counter')!, null)
    })
    await page.keyboard.type('ence')
    expect(await page.getByLabel('Note').inputValue()).toBe('half a sentence')
    await page.getByLabel('Note').fill('half a sent')
    await expectUntouched(page)
  })
})

test('an element without a place in the page keeps nothing running', async () => {
  const page = await open('<ndt-counter></ndt-counter>')
  await page.getByRole('button').waitFor()
  const root = await page.evaluateHandle(() => globalThis.document.querySelector('ndt-counter')!)
  await root.evaluate(element => element.remove())
  await expect.poll(() => root.evaluate(element => element.shadowRoot!.childElementCount)).toBe(0)
})

describe('the focus', () => {
  test('of the tag goes to its first control', async () => {
    const page = await open('<ndt-control></ndt-control>')
    await page.getByLabel('Trade').waitFor()
    await page.evaluate(() =>
      globalThis.document.querySelector<HTMLElement>('ndt-control')!.focus(),
    )
    await page.keyboard.type('UT')
    expect(await page.getByLabel('Trade').inputValue()).toBe('UT')
  })

  test('comes with a click anywhere inside', async () => {
    const page = await open('<ndt-control></ndt-control>')
    await page.getByText('Your trade').click()
    await page.keyboard.type('PT')
    expect(await page.getByLabel('Trade').inputValue()).toBe('PT')
  })
})

describe('a control of the page’s own form', () => {
  const form = `<form><fieldset>
    <label for="trade">Main trade</label>
    <ndt-control id="trade" name="trade" value="UT"></ndt-control>
    <button type="reset">Reset</button>
  </fieldset></form>`

  const sent = (page: Page) =>
    page.evaluate(() => {
      const form = new FormData(globalThis.document.querySelector('form')!)
      return Object.fromEntries(form) as Record<string, string>
    })

  test('has its value in what the form sends', async () => {
    const page = await open(form)
    await page.getByLabel('Trade', { exact: true }).waitFor()
    await expect.poll(() => sent(page)).toEqual({ trade: 'UT' })
    await page.getByLabel('Trade', { exact: true }).fill('RT')
    await expect.poll(() => sent(page)).toEqual({ trade: 'RT' })
  })

  test('goes back with the form’s reset', async () => {
    const page = await open(form)
    const input = page.getByLabel('Trade', { exact: true })
    await input.fill('RT')
    await page.getByRole('button', { name: 'Reset' }).click()
    await expect.poll(() => input.inputValue()).toBe('UT')
    await expect.poll(() => sent(page)).toEqual({ trade: 'UT' })
  })

  test('is disabled with its fieldset, and then sends nothing', async () => {
    const page = await open(form)
    const input = page.getByLabel('Trade', { exact: true })
    await input.waitFor()
    await page.locator('fieldset').evaluate(set => ((set as HTMLFieldSetElement).disabled = true))
    await expect.poll(() => input.isDisabled()).toBe(true)
    expect(await sent(page)).toEqual({})
  })

  test('is what its label focuses', async () => {
    const page = await open(form)
    await page.getByLabel('Trade', { exact: true }).waitFor()
    await page.getByText('Main trade').click()
    await page.keyboard.type('!')
    expect(await page.getByLabel('Trade', { exact: true }).inputValue()).toContain('!')
  })
})

test('instances, and tags of different kinds, share their sheets', async () => {
  const page = await open('<ndt-look></ndt-look><ndt-look></ndt-look><ndt-leaf></ndt-leaf>')
  await page.getByText('leaf').waitFor()
  await page.getByText('Ultrasonic').last().waitFor()
  const [one, two, leaf] = await page
    .evaluateHandle(() =>
      ['ndt-look', 'ndt-look + ndt-look', 'ndt-leaf'].map(selector => [
        ...globalThis.document.querySelector(selector)!.shadowRoot!.adoptedStyleSheets,
      ]),
    )
    .then(async lists => {
      return lists.evaluate(lists => {
        const seen: CSSStyleSheet[] = []
        const number = (sheet: CSSStyleSheet) =>
          seen.includes(sheet) ? seen.indexOf(sheet) : seen.push(sheet) - 1
        return lists.map(list => list.map(number))
      })
    })
  expect(two).toEqual(one)
  expect(leaf![0]).toBe(one![0])
})

test('a tag that the page hides is hidden', async () => {
  const page = await open('<ndt-leaf hidden></ndt-leaf>')
  const leaf = page.getByText('leaf')
  await leaf.waitFor({ state: 'attached' })
  expect(await leaf.isVisible()).toBe(false)
  await page.locator('ndt-leaf').evaluate(element => element.removeAttribute('hidden'))
  await leaf.waitFor()
})
