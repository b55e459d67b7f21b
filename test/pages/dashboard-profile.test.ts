import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { CALLS, callsOf, card, enter, openDashboard, showDashboard } from './dashboard'

const profileCard = 'ndt-profile-card .profile-card'
const linesOf = async (page: Page) => (await page.locator(profileCard).innerText()).split(/\n+/)

test('R31 R32 R34 R35 the profile card shows name, about me, country, email and number', async () => {
  const page = await openDashboard()
  await expect
    .poll(() => linesOf(page))
    .toEqual([
      'Profile strength 90 %',
      'Next step:',
      'Add your number',
      'Amara',
      'Phased array and TOFD technician, PCN Level II. Offshore and fabrication yards across the North Sea since 2014.',
      'Country',
      'United Kingdom',
      'Email',
      'amara.okafor@calderfield.example',
      'Contact number',
      '-',
      'Add your number',
    ])
})

test('in the narrowest window with text of twice the size the photo lies over no word of the profile’s strength', async () => {
  const page = await openDashboard({ width: 320, height: 640 })
  await page.evaluate(() => {
    globalThis.document.documentElement.style.fontSize = '32px'
  })
  const words = page.locator('ndt-profile-card .strength__words')
  const photo = await page.locator('ndt-profile-card .profile-card__av').boundingBox()
  await expect
    .poll(async () => (await words.boundingBox())!.x)
    .toBeGreaterThanOrEqual(photo!.x + photo!.width)
})

test('R32 the line breaks of About me are shown', async () => {
  const page = await openDashboard()
  const about = page.locator('ndt-profile-card .profile-card__about')
  expect(await about.evaluate(text => getComputedStyle(text).whiteSpace)).toBe('pre-line')
})

test('R33 a network’s link opens a new tab, and is greyed out where there is none', async () => {
  const page = await openDashboard()
  const linkedIn = page.getByRole('link', { name: 'LinkedIn (opens in a new tab)' })
  expect(await linkedIn.getAttribute('href')).toBe(
    'https://www.linkedin.com/in/amara-okafor-example',
  )
  expect(await linkedIn.getAttribute('target')).toBe('_blank')
  const twitter = page.getByRole('link', { name: 'Twitter, not set' })
  expect(await twitter.isDisabled()).toBe(true)
  expect(await twitter.getAttribute('href')).toBeNull()
  const colours = await Promise.all(
    [linkedIn, twitter].map(link => link.evaluate(element => getComputedStyle(element).color)),
  )
  expect(colours[0]).not.toBe(colours[1])
})

test('R30 the other two cards show what the profile says of professions and of work', async () => {
  const page = await openDashboard()
  const chips = (name: string) => card(page, name).getByRole('listitem').allTextContents()
  expect(await chips('Professional Information')).toEqual([
    'NDT Technician Level II',
    'Phased Array Specialist',
    'Welding Inspector',
    'Oil & Gas',
    'Offshore Wind',
    'Shipbuilding',
    'Power Generation',
  ])
  expect(await chips('Job Profile')).toContain('Corrosion Mapping')
  const resume = page.getByRole('link', { name: 'Preview resume (opens in a new tab)' })
  const answer = await page
    .context()
    .request.get(new URL((await resume.getAttribute('href'))!, page.url()).href)
  expect(answer.headers()['content-type']).toBe('application/pdf')
})

test('R32 R33 R35 a new account shows the placeholder, greyed links and dashes', async () => {
  const page = await openDashboard({ account: 'newcomer' })
  await expect
    .poll(() => linesOf(page))
    .toEqual([
      'Profile strength 0 %',
      'J',
      'Next step:',
      'Add your skills',
      'Jonas',
      'Tell us something about yourself...',
      'Country',
      '-',
      'Add your country',
      'Email',
      'jonas.lindqvist@calderfield.example',
      'Contact number',
      '-',
      'Add your number',
    ])
  expect(await page.getByRole('link', { name: /, not set$/ }).count()).toBe(2)
  const facts = card(page, 'Job Profile').getByRole('definition')
  expect(await facts.allTextContents()).toEqual([
    '-Add your locations: where you can work',
    '-Add your skills: employers filter by them',
    '-Add a cover letter: Quick Apply begins with it',
    'UploadAdd your resume: Quick Apply sends it',
  ])
})

test('R132 what the page brings along needs no call: the three cards show it all the same', async () => {
  const page = await enter()
  const calls = callsOf(page)
  await page.route(CALLS.profile, route => route.abort())
  await showDashboard(page, '/creator?first-data=inline')
  expect(await page.getByRole('heading', { name: 'Amara' }).isVisible()).toBe(true)
  expect(await card(page, 'Professional Information').getByText('Shipbuilding').isVisible()).toBe(
    true,
  )
  expect(await card(page, 'Job Profile').getByText('Report Writing').isVisible()).toBe(true)
  expect(calls.filter(call => call.includes('get-profile-details'))).toEqual([])
})

test('R87 R104 R132 the dashboard makes three calls, one each for profile, jobs and companies', async () => {
  const page = await enter()
  const calls = callsOf(page)
  await showDashboard(page)
  expect(calls.sort()).toEqual([
    'GET /api/v2/user/get-profile-details',
    'GET /api/v2/user/get-saved-job?is_applied=2',
    'GET /api/v2/user/most-viewed-companies',
  ])
})
