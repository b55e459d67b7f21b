import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { showCompany } from '../pages/company'
import { field, saveButton } from '../pages/company-forms'
import { FIRST_TEN, openProducts, rowOf } from '../pages/company-lists'
import { enter } from '../pages/dashboard'
import { allow, demo } from '../pages/support'
import { formActs, tabsOf, type Tab, type WalkedForm } from './form'
import { MINUTES, oneOf, randomFrom, walk, type Act, type Random } from './walk'

const LIST = '/company/products'
const SERVICES = '/company/services'
const NAME = FIRST_TEN[4]

/** The form of the product with this slug. */
function productForm(slug: string): WalkedForm {
  const path = `${LIST}/edit/${slug}`
  return {
    labels: ['Alias', 'Short description'],
    isShown: async page => new URL(page.url()).pathname === path,
    show: page => showCompany(page, path, 'ndt-product-form'),
    leave: page => showCompany(page, LIST, 'ndt-product-table'),
    input: field,
    save: saveButton,
    async stored(page) {
      const answer = await page.request.get(demo(`/api/v2/company/product/${slug}`))
      const { alias, short_description } = (await answer.json()).data
      return { Alias: alias, 'Short description': short_description }
    },
  }
}

const showServices = (page: Page) => showCompany(page, SERVICES, 'ndt-service-table')

/** A switch does what its tab showed, whatever the other tab did in the meantime. */
function switchActs(random: Random, tabs: Tab[]): Record<string, Act> {
  const isOn = async (control: Locator) => (await control.getAttribute('aria-checked')) === 'true'
  return {
    async switches(say) {
      const { page, name } = oneOf(random, tabs)
      const other = oneOf(
        random,
        tabs.filter(tab => tab.page !== page),
      ).page
      if (new URL(page.url()).pathname !== SERVICES) await showServices(page)
      const all = page.getByRole('switch')
      const number = Math.floor(random() * (await all.count()))
      const wanted = !(await isOn(all.nth(number)))
      say(`${name}: ${number} ${wanted ? 'on' : 'off'}`)
      await all.nth(number).click()
      await expect.poll(() => isOn(all.nth(number))).toBe(wanted)
      await page.locator('.is-saving').waitFor({ state: 'detached' })
      await showServices(other)
      expect(await isOn(other.getByRole('switch').nth(number)), 'in the other tab').toBe(wanted)
    },
  }
}

test(
  'R193 R204 Q106 two tabs of a company and a colleague lose no word and publish nothing that is not meant',
  async () => {
    const random = randomFrom()
    const page = await openProducts()
    const edit = await rowOf(page, NAME).getByRole('link', { name: NAME }).getAttribute('href')
    // a save that was overtaken
    const colleague = await enter({ account: 'colleague' })
    for (const each of [page, colleague]) allow(each, /412/, /^console: \[ndt\]/)
    const tabs = await tabsOf(page, colleague)
    await walk(random, {
      ...formActs(random, tabs, productForm(edit!.split('/').pop()!)),
      ...switchActs(random, tabs),
    })
  },
  (MINUTES + 5) * 60_000,
)
