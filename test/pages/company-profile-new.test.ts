import { expect, test } from 'vitest'
import { callsOf, delayed, focused } from './dashboard'
import {
  editor,
  field,
  openProfile,
  save,
  saveButton,
  showProfile,
  stored,
} from './company-profile'
import { allow, axe, demo, shot } from './support'

test('R158 R142 Q50 an account without a company lands in the form, and makes one', async () => {
  const page = await openProfile({ account: 'founder' })
  await page.goto(demo('/company/products'))
  await page.waitForURL('**/company/profile')
  await showProfile(page)
  const calls = callsOf(page)
  await page.locator('.company-nav__badge').getByText('?', { exact: true }).waitFor()
  await field(page, 'Company Name').fill('Fjellecho NDT')
  await editor(page).fill('Rope access, and what it reaches.')
  await saveButton(page).click()
  await page.getByText('Profile Created Successfully!!').first().waitFor()
  expect(calls).toContain('POST /api/v1/company/products')
  expect(await stored(page)).toMatchObject({
    company_name: 'Fjellecho NDT',
    company_long_description: '<p>Rope access, and what it reaches.</p>',
  })
  await field(page, 'Website').fill('https://fjellecho.example')
  await save(page)
  await showProfile(page)
  expect(await field(page, 'Website').inputValue()).toBe('https://fjellecho.example')
  await page.goto(demo('/ndt-companies/fjellecho-ndt'))
  await page.getByText('Rope access, and what it reaches.').waitFor()
})

test('R162 R155 lists that cannot be read offer another try, and the form still saves', async () => {
  const page = await openProfile()
  allow(page, /500/, /<ndt-company-profile> data:/)
  await page.route('**/company/category-dropdown', route =>
    route.fulfill({ status: 500, json: {} }),
  )
  await showProfile(page)
  await field(page, 'Company Categories').click()
  const retry = page.getByRole('option', { name: 'Retry' })
  await retry.waitFor()
  await page.unroute('**/company/category-dropdown')
  await retry.click()
  await page.getByRole('option', { name: 'Software' }).waitFor()
})

test('R156 a profile that cannot be read says so, and can be asked for again', async () => {
  const page = await openProfile({ width: 375 })
  allow(page, /500/, /<ndt-[\w-]+> data:/)
  await page.route('**/api/v2/company/profile?*', route => route.fulfill({ status: 500, json: {} }))
  await page.goto(demo('/company/profile'))
  await page.getByText('The company profile could not be loaded. Please try again.').waitFor()
  expect(await axe(page)).toEqual([])
  await shot(page, 'company/profile-failed-375')
  await page.unroute('**/api/v2/company/profile?*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await field(page, 'Company Name').waitFor()
})

test('R157 the page’s own part stands in the form’s place until the profile is there', async () => {
  const page = await openProfile()
  await page.route('**/api/v2/company/profile?*', delayed(800))
  await page.goto(demo('/company/profile'))
  await page.locator('ndt-company-profile [aria-busy=true]').waitFor({ state: 'attached' })
  const own = page.locator('form.plain')
  expect(await own.isVisible()).toBe(true)
  await field(page, 'Company Name').waitFor()
  expect(await own.isVisible()).toBe(false)
})

test('the sections’ navigation leads to each from 960 px of room on, and marks the one in view', async () => {
  const page = await openProfile({ reducedMotion: true })
  const sections = page.getByRole('navigation', { name: 'Sections' })
  const current = () => sections.locator('[aria-current=true]').textContent()
  expect(await current()).toBe('Basic Information')
  await sections.getByRole('link', { name: 'Contact Details' }).press('Enter')
  expect(await current()).toBe('Contact Details')
  const heading = page.getByRole('heading', { name: 'Contact Details' })
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(300)
  await page.keyboard.press('Tab')
  await expect.poll(() => focused(page)).toBe('Company Email (Optional)')
  await field(page, 'Company Name').scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(current).toBe('Basic Information')
  await page.setViewportSize({ width: 991, height: 900 })
  await expect.poll(() => sections.isVisible()).toBe(false)
  await page.setViewportSize({ width: 1040, height: 900 })
  await expect.poll(() => sections.isVisible()).toBe(true)
})

test('R161 what is typed while the profile is read again stays, and the next Save takes it', async () => {
  const page = await openProfile()
  await page.route('**/api/v2/company/profile?*', delayed(1500))
  await field(page, 'Website').fill('https://first.example')
  await saveButton(page).click()
  await page.getByText('Profile Updated Successfully!!').first().waitFor()
  const read = page.waitForResponse('**/api/v2/company/profile?*')
  await field(page, 'Website').fill('https://second.example')
  await read
  await page.unroute('**/api/v2/company/profile?*')
  expect(await field(page, 'Website').inputValue()).toBe('https://second.example')
  await save(page)
  expect((await stored(page))['company_website']).toBe('https://second.example')
})

test('R151 R153 Q68 only the name has to be there, and the map’s link is typed as an email', async () => {
  const page = await openProfile()
  const labels = await page.locator('.field__label').allTextContents()
  expect(labels.filter(text => !text.includes('(Optional)'))).toEqual(['Company Name (Mandatory)'])
  expect(await field(page, 'Google Map Link').getAttribute('type')).toBe('email')
  // which is no email: it is not read out as wrong
  const link = page.getByRole('textbox', { name: 'Google Map Link', exact: false })
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Accessibility.enable')
  const { nodes } = await devtools.send('Accessibility.getFullAXTree')
  const wrong = nodes.filter(({ properties }) =>
    properties?.some(({ name, value }) => name === 'invalid' && value.value !== 'false'),
  )
  expect(await link.inputValue()).toContain('https://')
  expect(wrong.map(({ name }) => name?.value)).toEqual([])
})
