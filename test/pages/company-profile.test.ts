import { describe, expect, test } from 'vitest'
import { callsOf, delayed } from './dashboard'
import {
  editor,
  field,
  openProfile,
  save,
  SAVE,
  saveButton,
  showProfile,
  stored,
} from './company-profile'
import { pick } from './profile-dialogs'
import { allow, axe, demo, listen, shot } from './support'

/** The lines of the form, and what is written into each. */
const LINES = {
  'Company Name': 'Meridian Weld & Sons',
  Website: 'https://weld.example',
  'Short Description': 'Girth welds, <on> & offshore',
  'Google Map Link': 'https://maps.example/?q=1',
  'Company Email': 'office@weld.example',
  'Company Landline': '+44 1224 496 0118',
  'Contact Person Name': 'Søren Åkesson',
  'Contact Email': 'soren@weld.example',
  LinkedIn: 'https://linkedin.example/weld',
  Twitter: 'https://x.example/weld',
  Youtube: 'https://youtube.example/weld',
  Facebook: 'https://facebook.example/weld',
}

describe.each([
  [1280, 'light'],
  [800, 'dark'],
  [375, 'dark'],
] as const)('at %i px, %s', (width, theme) => {
  test('R146 R147 R148 R149 the form has its sections, and nothing that axe finds wrong', async () => {
    const page = await openProfile({ width, theme, reducedMotion: true })
    const titles = await page.getByRole('heading', { level: 2 }).allTextContents()
    expect(titles).toEqual(['Basic Information', 'Address', 'Contact Details', 'Social Profiles'])
    const isWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = globalThis.document.documentElement
      return scrollWidth > clientWidth
    })
    expect(isWide).toBe(false)
    expect(await axe(page)).toEqual([])
    await shot(page, `company/profile-${width}-${theme}`)
  })
})

test('R154 R157 every field is there again after it was saved and the page reloaded', async () => {
  const page = await openProfile()
  for (const [label, text] of Object.entries(LINES)) await field(page, label).fill(text)
  await page.getByRole('button', { name: 'Remove Calibration' }).click()
  await page.getByRole('button', { name: 'Remove Lease' }).click()
  await pick(page.locator('ndt-company-profile'), 'Company Categories', 'Software')
  await field(page, 'Country').fill('Norway')
  await page.getByRole('option', { name: 'Norway' }).click()
  await editor(page).fill('We weld')
  await editor(page, 'Company Address').fill('Unit 8')
  await save(page)
  await showProfile(page)
  for (const [label, text] of Object.entries(LINES)) {
    expect(await field(page, label).inputValue()).toBe(text)
  }
  expect(await editor(page).textContent()).toBe('We weld')
  expect(await editor(page, 'Company Address').textContent()).toBe('Unit 8')
  const profile = await stored(page)
  const names = (list: unknown) => (list as { name: string }[]).map(({ name }) => name)
  expect(names(profile['company_categories'])).toEqual([
    'Inspection Services',
    'Training',
    'Software',
  ])
  expect(names(profile['company_type'])).toEqual(['Purchase'])
  expect(profile['country_id']).toMatchObject({ name: 'Norway' })
})

test('R150 R12 Save says so and waits, and a second press sends nothing more', async () => {
  const page = await openProfile()
  const posts: string[] = []
  page.on('request', request => request.method() === 'POST' && posts.push(request.url()))
  await page.route(SAVE, delayed(700))
  await saveButton(page).click()
  const saving = page.getByRole('button', { name: 'Saving...' })
  await saving.waitFor()
  expect(await saving.getAttribute('aria-disabled')).toBe('true')
  await saving.click({ force: true })
  await page.keyboard.press('Enter')
  await page.getByText('Profile Updated Successfully!!').first().waitFor()
  expect(posts).toHaveLength(1)
})

test('R161 R163 Q96 after saving the profile and its categories are read again, and no field is ever empty', async () => {
  const page = await openProfile()
  const saved = await listen(page, 'ndt-saved')
  await showProfile(page)
  await field(page, 'Company Name').fill('Meridian Again')
  await page.route('**/api/v2/company/profile?*', delayed(500))
  const seen = page.locator('ndt-company-profile').evaluate(
    tag =>
      new Promise<string[]>(resume => {
        const names = new Set<string>()
        const input = () => tag.shadowRoot!.querySelector<HTMLInputElement>('[name=company_name]')
        const watch = setInterval(() => names.add(input()?.value ?? 'gone'), 5)
        setTimeout(() => (clearInterval(watch), resume([...names])), 2000)
      }),
  )
  const calls = callsOf(page)
  await save(page)
  expect(await seen).toEqual(['Meridian Again'])
  expect(calls.filter(call => call.startsWith('GET'))).toEqual(
    expect.arrayContaining([
      'GET /api/v2/company/category-dropdown',
      expect.stringContaining('GET /api/v2/company/profile?id='),
    ]),
  )
  expect(await saved()).toMatchObject([
    { section: 'company_profile', message: 'Profile Updated Successfully!!' },
  ])
  await page.getByText('Meridian Again').first().waitFor()
})

test('R156 R157 Q48 another company’s number is refused, read or written', async () => {
  const page = await openProfile()
  allow(page, /403/)
  const { id, company_name } = await stored(page)
  const statuses = await page.evaluate(
    async other => {
      const token = /XSRF-TOKEN=([^;]+)/.exec(globalThis.document.cookie)?.[1] ?? ''
      const body = new FormData()
      body.set('id', String(other))
      body.set('company_name', 'Taken over')
      const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) }
      const read = await fetch(`/api/v2/company/profile?id=${other}`)
      const path = '/dashboard/company/profile/update'
      const written = await fetch(path, { method: 'POST', headers, body })
      return [read.status, written.status]
    },
    Number(id) + 1,
  )
  expect(statuses).toEqual([403, 403])
  expect((await stored(page))['company_name']).toBe(company_name)
  await page.goto(demo(`/ndt-companies`))
  expect(await page.getByText('Taken over').count()).toBe(0)
})
