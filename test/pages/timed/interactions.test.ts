import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { dialog } from '../applying'
import { openProduct } from '../company-forms'
import { names, openCatalogue } from '../company-lists'
import { openDashboard } from '../dashboard'
import { field } from '../guide-popup'
import { openGuides } from '../guides'
import { mainThread } from '../main-thread'
import { pace } from './pace'
import { openForm } from '../profile-dialogs'

/** Above this many milliseconds of quiet cores a task is a long one. */
const LONG = 50

/** The same for what draws no more than a row anew, with room for this browser's unoptimised code. */
const SHORT = 30

/** Longer than a page of the catalogue takes to be read and drawn, in milliseconds. */
const READ_MS = 1000

/** What a visitor does, each to its end. */
type Acts = Record<string, () => Promise<unknown>>

/** The tasks of acts that are longer than they may be on this machine, a line each. */
async function tooLong(page: Page, limit: number, acts: Acts): Promise<string[]> {
  const longest: [name: string, ms: number][] = []
  for (const [name, act] of Object.entries(acts)) {
    const { longest: ms } = await mainThread(page, async () => {
      await act()
      await page.evaluate(() => new Promise(resume => requestAnimationFrame(resume)))
    })
    longest.push([name, ms])
  }
  const most = limit * (await pace(page))
  return longest
    .filter(([, ms]) => ms > most)
    .map(([name, ms]) => `${name}: ${ms.toFixed()} of ${most.toFixed()} ms`)
}

test('a table of 100 rows answers a tick, a key, a menu and its pager without a long task', async () => {
  const page = await openCatalogue('?limit=100')
  await expect.poll(() => names(page)).toHaveLength(100)
  const press = (selector: string) =>
    page.evaluate(
      selector =>
        document
          .querySelector('ndt-product-table')!
          .shadowRoot!.querySelector<HTMLElement>(selector)!
          .click(),
      selector,
    )
  const acts = {
    'tick one': () => press('tbody .check-box'),
    'tick all': () => press('thead .check-box'),
    'type into the search': () => page.locator('.table__filters input').press('e'),
    'open a row’s menu': () => press('tbody .table__actions button'),
  }
  expect(await tooLong(page, SHORT, acts)).toEqual([])
  // the driver's own look at a hundred rows would be a task of this page
  const turn = async () => {
    await press('.pager__pages > :last-child')
    await page.waitForTimeout(READ_MS)
  }
  const turns = {
    'turn to the second page': turn,
    'turn to the third': turn,
    'turn to the fourth': turn,
  }
  // all rows are drawn anew: on a busy machine one of the turns may be no measure
  const [, ...further] = await tooLong(page, LONG, turns)
  expect(further).toEqual([])
  await page.locator('.pager__range').getByText('301-400').waitFor()
})

test('a dialog of the profile, a choice of 5,000 and the crop open without a long task', async () => {
  const page = await openDashboard()
  const data = Array.from({ length: 5000 }, (_, n) => ({ id: n + 1, name: `Weld ${n + 1}` }))
  await page.route('**/api/v2/get-skills', route => route.fulfill({ json: { data } }))
  const job = dialog(page, 'Job Information')
  const skills = job.getByRole('combobox', { name: 'Skills' })
  const avatar = dialog(page, 'Edit Avatar')
  const acts = {
    'open Professional Information': () => openForm(page, 'Professional Information'),
    'close it, and open Job Information': async () => {
      await page.keyboard.press('Escape')
      await openForm(page, 'Job Information')
    },
    'open the choice': async () => {
      await skills.click()
      await job.getByRole('option').first().waitFor()
    },
    'type into it': async () => {
      await skills.press('7')
      await job.getByRole('option', { name: 'Weld 7', exact: true }).waitFor()
    },
    'close it, drop the text, close the dialog, and open the crop': async () => {
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'Edit Avatar' }).click()
      await avatar.getByRole('button', { name: 'Edit', exact: true }).click()
      await page.locator('.cropper [type=range]:enabled').waitFor()
    },
  }
  expect(await tooLong(page, LONG, acts)).toEqual([])
})

test('the popup of a guide opens without a long task', async () => {
  const page = await openGuides()
  const open = async () => {
    await page.getByRole('button', { name: "Download Now — It's Free" }).first().click()
    await field(page, 'Full name').waitFor()
  }
  expect(await tooLong(page, LONG, { 'open it': open })).toEqual([])
})

test('a product with 30 features takes a key without a long task', async () => {
  const page = await openProduct()
  const add = page.getByRole('button', { name: 'Add feature' })
  // the last takes it away
  await add.evaluate(async (button: HTMLElement) => {
    while (button.isConnected) {
      button.click()
      await new Promise(requestAnimationFrame)
    }
  })
  const last = page.getByRole('textbox', { name: 'Feature 30', exact: true })
  expect(await tooLong(page, LONG, { 'type into the last': () => last.press('e') })).toEqual([])
})
