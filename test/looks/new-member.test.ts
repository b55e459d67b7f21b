import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { card, focused, waitForDashboard } from '../pages/dashboard'
import { axe, demo, layoutShift, newPage } from '../pages/support'

/** Opens an account on the site, and waits for its dashboard. */
async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(demo('/user-sign-in#create'))
  const form = page.locator('#create form')
  await form.getByLabel('First Name').fill('Noor')
  await form.getByLabel('Email').fill(email)
  await form.getByLabel('Password', { exact: true }).fill('Couplant-and-probe-7')
  await form.getByRole('button', { name: 'Create' }).click()
  await page.waitForURL('**/creator')
  await waitForDashboard(page)
}

const strength = (page: Page) => page.getByRole('img', { name: /^Profile strength/ })

/** How high each echo of the trace stands, in pixels. */
const echoes = (page: Page) =>
  strength(page)
    .locator('.strength__echo')
    .evaluateAll(all => all.map(echo => Math.round(echo.getBoundingClientRect().height)))

test('R35 R36 a new member is asked for skills, adds them in the field that has the focus, and sees their echo grow', async () => {
  const page = await newPage({ width: 1280 })
  await signUp(page, 'noor.de.wit@calderfield.example')
  await strength(page).waitFor()
  expect(await strength(page).getAttribute('aria-label')).toBe(
    'Profile strength: 0 %, 0 of 10 parts',
  )
  expect(await card(page, 'Profile').count()).toBe(1)
  const flat = await echoes(page)
  expect(Math.max(...flat)).toBeLessThan(6)

  const skills = card(page, 'Job Profile').getByRole('button', { name: /^Add your skills/ })
  await skills.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog', { name: 'Job Information' }).waitFor()
  await expect.poll(() => focused(page)).toMatch(/^Skills/)
  await page.keyboard.type('TOFD')
  await page.getByRole('option', { name: 'TOFD', exact: true }).click()
  await page.getByRole('button', { name: 'Save' }).click()

  await page.getByRole('img', { name: 'Profile strength: 10 %, 1 of 10 parts' }).waitFor()
  await expect.poll(async () => (await echoes(page))[0]).toBeGreaterThan(20)
  expect((await echoes(page)).slice(1)).toEqual(flat.slice(1))
  expect(await page.getByRole('button', { name: 'Next step: Add your resume' }).count()).toBe(1)
  await expect.poll(() => focused(page)).toBe('Edit Job Information')
})

test.each([1280, 800, 375])(
  'the cards of a new member are as high as what they say, at %i px',
  async width => {
    const page = await newPage({ width, touch: width < 500 })
    await signUp(page, `little.${width}@calderfield.example`)
    await strength(page).waitFor()
    const holes = () =>
      page
        .locator('ndt-profile-card, ndt-professional-card, ndt-saved-panel, ndt-job-profile-card')
        .evaluateAll(tags =>
          tags.map(tag => {
            const texts = [...tag.shadowRoot!.querySelectorAll('dd, p, a')]
            const lowest = Math.max(...texts.map(each => each.getBoundingClientRect().bottom))
            return tag.getBoundingClientRect().bottom - lowest
          }),
        )
    await expect.poll(async () => Math.max(...(await holes()))).toBeLessThan(60)
  },
)

test.each([1280, 800, 375])(
  'what asks a new member for more moves nothing as it comes late, at %i px, and axe finds nothing',
  async width => {
    const page = await newPage({ width, touch: width < 500 })
    await signUp(page, `late.${width}@calderfield.example`)
    await page.route('**/*invitations*.js', async route => {
      await new Promise(resume => setTimeout(resume, 600))
      await route.continue()
    })
    await page.reload()
    await strength(page).waitFor()
    expect(await layoutShift(page)).toBeLessThan(0.005)
    expect(await axe(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axe(page)).toEqual([])
  },
)

test('the trace of the profile’s strength runs to the edge of its screen', async () => {
  const page = await newPage({ width: 1280 })
  await signUp(page, 'edge@calderfield.example')
  const ends = await strength(page).evaluate(screen => {
    const right = (each: Element) => each.getBoundingClientRect().right
    return [right(screen), ...[...screen.querySelectorAll('path')].slice(0, 2).map(right)]
  })
  expect(ends[1]).toBeGreaterThanOrEqual(ends[0]!)
  expect(ends[2]).toBeGreaterThanOrEqual(ends[0]!)
})
