import type { Page } from 'playwright-core'
import type { Case, Sample } from '../case'
import type { Bench, Visitor } from '../measure/bench'
import { AFTER, during, pressed, typed } from './parts'

/** What somebody does on a page of the site: whose page it is, and what leads to the moment. */
interface Interaction {
  account?: Visitor['account']
  path: string
  act(page: Page): Promise<Sample>
  /** A dialog's tag in another tag, which does not open where react-dom draws it. */
  isNested?: true
}

const press = (role: 'button' | 'combobox' | 'tab' | 'switch', name: RegExp) => (page: Page) =>
  pressed(page, page.getByRole(role, { name }).first())

/** Puts the caret into a field, and types a letter. */
const type = (role: 'textbox' | 'combobox', name: RegExp, key: string) => async (page: Page) => {
  const field = page.getByRole(role, { name }).first()
  await field.click()
  return typed(page, key)
}

const seeker = { account: 'user', path: '/creator' } as const
const products = { account: 'catalogue', path: '/company/products?limit=100' } as const
const product = { account: 'company', path: '/company/products/add' } as const
const company = { account: 'company', path: '/company/profile' } as const
const guide = { path: '/ndt-guides/ultrasonic-testing-buyers-guide' } as const

const interactions: Record<string, Interaction> = {
  'account menu': { ...seeker, act: press('button', /^Account of/) },
  'row menu': { ...seeker, act: press('button', /^Actions for/) },
  'profile dialog': { ...seeker, isNested: true, act: press('button', /^Edit Personal/) },
  'photo dialog': { ...seeker, isNested: true, act: press('button', /^Edit Avatar/) },
  'table sort': { ...products, act: press('button', /^Product Name/) },
  'table filter key': { ...products, act: type('textbox', /^Product Name, press/, 'a') },
  'table page': { ...products, act: press('button', /^Next/) },
  'select a row': {
    ...products,
    act: page => pressed(page, page.getByRole('checkbox').nth(1)),
  },
  'select all rows': {
    ...products,
    act: page => pressed(page, page.getByRole('checkbox').first()),
  },
  'rows changed together': {
    ...products,
    act: async page => {
      const undo = page.getByRole('button', { name: 'Undo', exact: true })
      await page.getByRole('checkbox').first().click()
      await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
      const asked = page.getByRole('dialog').getByRole('button', { name: 'Unpublish' })
      // until each of a hundred is changed, and all are read anew
      const sample = await during(page, async () => {
        const anew = page.waitForResponse(answer => answer.url().includes('/company/product?'))
        await asked.click()
        await anew
        await page.waitForTimeout(AFTER)
      })
      // the next one to come finds them as they were
      await undo.click()
      await page
        .getByText(/^\d+ published/)
        .first()
        .waitFor()
      return sample
    },
  },
  'table density': {
    ...products,
    act: async page => {
      await page.getByRole('button', { name: 'View', exact: true }).click()
      return pressed(page, page.getByText('Compact', { exact: true }))
    },
  },
  'choice opened': { ...product, act: press('combobox', /^Method/) },
  'choice key': { ...product, act: type('combobox', /^Method/, 'u') },
  'field key': { ...product, act: type('textbox', /^Name/, 'a') },
  'rich text key': {
    ...company,
    act: async page => {
      await page.locator('.ql-editor').first().click()
      return typed(page, 'a')
    },
  },
  cropper: {
    ...seeker,
    isNested: true,
    act: async page => {
      await page.getByRole('button', { name: /^Edit Avatar/ }).click()
      return pressed(page, page.getByRole('button', { name: 'Edit', exact: true }))
    },
  },
  'feature removed': {
    ...product,
    act: async page => {
      const add = page.getByRole('button', { name: 'Add feature' })
      for (let rows = 1; rows < 20; rows++) await add.click()
      return pressed(page, page.getByRole('button', { name: 'Remove feature 1', exact: true }))
    },
  },
  'guide tab': { ...guide, act: press('tab', /Safety|Quality|Engineers/) },
  'guide popup': { ...guide, isNested: true, act: press('button', /^Download Now/) },
}

/** What each main interaction costs, a case each. */
export const everyInteraction: Case[] = Object.entries(interactions).map(([name, how]) => ({
  name: `do-${name.replaceAll(' ', '-')}`,
  title: `${name[0]!.toUpperCase()}${name.slice(1)}: the longest task, as on a processor 4 times slower`,
  rounds: 3,
  measures: { 'longest at 4x': 'ms', cpu: 'ms' },
  contestants: {
    ours: once(how, 'ours'),
    ...(!how.isNested && { 'react-dom': once(how, 'react') }),
  },
}))

function once({ account, path, act }: Interaction, place: 'ours' | 'react') {
  return async (bench: Bench): Promise<Sample> => {
    const { page, close } = await bench.visit(account ? { account } : {})
    await page.goto(bench.site[place] + path)
    const { cpu, longest } = await act(page)
    await close()
    return { cpu: cpu!, 'longest at 4x': longest! * 4 }
  }
}
