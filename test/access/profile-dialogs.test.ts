import { describe, expect, test } from 'vitest'
import { dialog, resume } from '../pages/applying'
import { callsOf, card, focused, openDashboard, showDashboard } from '../pages/dashboard'
import { FORMS, openForm, pick, saveForm, type Form } from '../pages/profile-dialogs'
import { axe, shot } from '../pages/support'

const forms = Object.keys(FORMS) as Form[]
const slug = (title: Form) => title.toLowerCase().replace(' ', '-')

describe.each([1280, 375])('at %i px', width => {
  test.each(forms)('R36 the dialog of %s has no fault that axe finds', async title => {
    for (const theme of ['light', 'dark'] as const) {
      const page = await openDashboard({ width, theme, reducedMotion: true })
      const form = await openForm(page, title)
      expect(await axe(page)).toEqual([])
      const box = (await form.boundingBox())!
      expect(box.x).toBeGreaterThanOrEqual(16)
      expect(box.x + box.width).toBeLessThanOrEqual(width - 16)
      await shot(page, `profile/${slug(title)}-${width}-${theme}`)
    }
  })

  test('R48-R52 what is edited shows in the card, and is there after a reload', async () => {
    const page = await openDashboard({ width })
    const calls = callsOf(page)
    const number = `+44 1224 49${width}`
    let form = await openForm(page, 'Personal Information')
    await form.getByLabel('Contact number (Optional)').fill(number)
    await form.getByLabel('City (Optional)').fill(`Inverness ${width}`)
    await pick(form, 'Languages', 'Zulu')
    await saveForm(page, 'Personal Information')
    const shown = page.locator('ndt-profile-card').getByText(number).filter({ visible: true })
    await shown.waitFor()
    expect(calls.filter(call => /profile/.test(call))).toEqual([
      // the dialog begins with what is stored now (Q106)
      'GET /api/v2/user/get-profile-details',
      'POST /api/v2/user/update-profile',
      'GET /api/v2/user/get-profile-details',
    ])
    await showDashboard(page)
    await shown.waitFor()
    form = await openForm(page, 'Personal Information')
    expect(await form.getByLabel('City (Optional)').inputValue()).toBe(`Inverness ${width}`)
    await form.getByRole('button', { name: 'Remove Zulu' }).click()
    await saveForm(page, 'Personal Information')
  })

  test('R44 a day of birth is picked from the calendar, none after today', async () => {
    const page = await openDashboard({ width })
    const form = await openForm(page, 'Personal Information')
    await form.getByRole('button', { name: 'Choose a date, Date of birth' }).click()
    const calendar = form.getByRole('dialog', { name: 'Choose a date, Date of birth' })
    await calendar.getByRole('gridcell').first().waitFor()
    await shot(page, `profile/date-${width}`)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    const field = form.getByLabel('Date of birth (Optional)', { exact: true })
    await expect.poll(() => field.inputValue()).toBe('18-04-1991')
    await field.fill('01-01-2100')
    await form.getByLabel('City (Optional)').focus()
    await form.getByText('The date cannot be after').waitFor()
  })

  test('R55-R58 a profession of one’s own shows in the card, and after a reload', async () => {
    const page = await openDashboard({ width })
    const own = `Rope Access Lead ${width}`
    const form = await openForm(page, 'Professional Information')
    await form.getByRole('combobox', { name: 'Professions' }).fill(own)
    await form.getByRole('option', { name: `Add "${own}"` }).waitFor()
    await shot(page, `profile/professional-open-${width}`)
    await form.getByRole('option', { name: `Add "${own}"` }).click()
    await page.keyboard.press('Escape')
    await saveForm(page, 'Professional Information')
    const chip = card(page, 'Professional Information').getByText(own)
    await chip.waitFor()
    await showDashboard(page)
    await chip.waitFor()
  })

  test('R64-R70 a resume is removed, and a new one sent', async () => {
    const page = await openDashboard({ width })
    const preview = page.getByRole('link', { name: /^Preview resume/ })
    let form = await openForm(page, 'Job Information')
    await form.getByRole('button', { name: 'Remove resume' }).click()
    await form.getByText('.doc, .docx or .pdf, max 5MB').waitFor()
    await shot(page, `profile/resume-empty-${width}`)
    await saveForm(page, 'Job Information')
    await preview.waitFor({ state: 'hidden' })
    form = await openForm(page, 'Job Information')
    await form.locator('input[type=file]').setInputFiles(resume)
    await form.getByText(resume.name, { exact: true }).waitFor()
    await shot(page, `profile/resume-chosen-${width}`)
    await saveForm(page, 'Job Information')
    await preview.waitFor()
    await showDashboard(page)
    const address = new URL((await preview.getAttribute('href'))!, page.url()).href
    const answer = await page.context().request.get(address)
    expect(await answer.body()).toEqual(resume.buffer)
  })
})

test('R70 the toast of a section is shown once: it stays as it is when its dialog closes', async () => {
  const page = await openDashboard()
  const form = await openForm(page, 'Job Information')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  const toast = page.locator('.notyf__toast').first()
  const seen = toast.evaluate(
    card =>
      new Promise<string[]>(resolve => {
        const opacities: string[] = []
        const look = () => {
          const [first] = opacities
          const { opacity } = getComputedStyle(card)
          const isGoing = card.classList.contains('notyf__toast--disappear')
          if (first || opacity === '1') opacities.push(opacity)
          if (isGoing || !card.isConnected) resolve(opacities.slice(0, -1))
          else requestAnimationFrame(look)
        }
        look()
      }),
  )
  await form.waitFor({ state: 'hidden' })
  expect([...new Set(await seen)]).toEqual(['1'])
})

test('R61 a skill that is not in the list is not saved without a word', async () => {
  const page = await openDashboard()
  const calls = callsOf(page)
  const form = await openForm(page, 'Job Information')
  const skills = form.getByRole('combobox', { name: 'Skills' })
  await skills.pressSequentially('Knitting')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText('Choose from the list.').waitFor()
  await expect.poll(() => skills.evaluate(input => input.matches(':focus'))).toBe(true)
  expect(calls.filter(call => call.startsWith('POST'))).toEqual([])
  await skills.fill('')
  await saveForm(page, 'Job Information')
})

test('R45 R46 by keyboard alone: the country that is chosen, and languages one after another', async () => {
  const page = await openDashboard()
  const form = await openForm(page, 'Personal Information')
  const country = form.getByRole('combobox', { name: 'Country' })
  const before = await country.inputValue()
  expect(before).toBe('United Kingdom')
  await country.and(form.locator('[aria-controls]')).waitFor()
  await country.press('ArrowDown')
  const active = form.getByRole('option', { name: before, exact: true })
  await expect.poll(() => active.getAttribute('class')).toContain('is-active')
  expect(await form.getByRole('option').count()).toBeGreaterThan(190)
  const hidden = () =>
    active.evaluate(row => {
      const [seen, list] = [row, row.closest(':popover-open')!].map(e => e.getBoundingClientRect())
      return Math.max(0, list!.top - seen!.top, seen!.bottom - list!.bottom)
    })
  await expect.poll(hidden).toBe(0)
  await country.press('Enter')
  expect(await country.inputValue()).toBe(before)
  const languages = form.getByRole('combobox', { name: 'Languages' })
  await languages.pressSequentially('Ewe, Twi, Zulu')
  await form.getByRole('option', { name: 'Zulu', exact: true }).waitFor()
  await languages.press('Tab')
  for (const name of ['Ewe', 'Twi', 'Zulu']) {
    await form.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor()
  }
  expect(await languages.inputValue()).toBe('')
})

test('R55-R58 by keyboard alone: open, add, save; the focus is back at the pencil', async () => {
  const page = await openDashboard()
  const until = async (name: string) => {
    for (let tabs = 0; tabs < 60 && (await focused(page)) !== name; tabs++) {
      await page.keyboard.press('Tab')
    }
    await expect.poll(() => focused(page)).toBe(name)
  }
  await until('Edit Professional Information')
  await page.keyboard.press('Enter')
  const form = dialog(page, 'Professional Information')
  await form.getByLabel('Professions (Optional)').waitFor()
  await until('Industries (Optional)')
  await page.keyboard.type('Nuclear')
  await form.getByRole('option').first().waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await until('Save')
  await page.keyboard.press('Enter')
  await form.waitFor({ state: 'hidden' })
  await expect.poll(() => focused(page)).toBe('Edit Professional Information')
  await card(page, 'Professional Information').getByText('Nuclear').waitFor()
})
