import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { axe, demo, newPage, shot } from '../pages/support'

test.each([
  [1280, 'light', true],
  [375, 'dark', false],
] as const)(
  'at %i px, %s, jobs are filtered, and a way out is shown (scripts: %s)',
  async (width, theme, javaScript) => {
    const page = await newPage({ width, theme, javaScript, reducedMotion: true })
    await page.goto(demo('/ndt-jobs'))
    const main = page.getByRole('main')
    const rows = main.locator('.row')
    const choice = (name: string) => main.getByRole('combobox', { name, exact: true })
    await choice('Method').selectOption({ label: 'UT, Ultrasonic' })
    await choice('Level').selectOption('Level III')
    await main.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**method=UT**')
    await main.getByRole('link', { name: 'NDT Level III, Ultrasonics', exact: true }).waitFor()
    await choice('Country').selectOption('Japan')
    await main.getByRole('button', { name: 'Search' }).click()
    await main.getByText('Nothing matches all of these filters.').waitFor()
    if (javaScript) expect(await axe(page)).toEqual([])
    await shot(page, `site/jobs-none-${width}-${theme}`)
    const step = main.getByRole('list', { name: 'What to try next' }).getByRole('link').last()
    const total = Number.parseInt((await step.textContent())!)
    await step.click()
    await page.waitForURL(url => !url.search.includes('country'))
    await expect.poll(() => rows.count()).toBe(Math.min(10, total))
  },
)

test('without JavaScript a job seeker registers for a course, finds it again and leaves it', async () => {
  const page = await enter({ account: 'newcomer', javaScript: false })
  await page.goto(demo('/ndt-courses/ut-level-i'))
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText(/^Registered on/).waitFor()
  await page.getByRole('button', { name: 'Cancel registration' }).click()
  await page.getByRole('button', { name: 'Register' }).waitFor()
})

test('a course that one registered for is among the saved ones as such', async () => {
  const page = await enter({ account: 'newcomer' })
  await page.goto(demo('/ndt-courses/ut-level-i'))
  await page.getByRole('button', { name: 'Register' }).click()
  await page.getByText(/^Registered on/).waitFor()
  await page.goto(demo('/creator'))
  const panel = page.locator('ndt-saved-panel')
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Courses')
  await panel.getByText('UT Level I').waitFor()
  await panel
    .getByText(/Registered/)
    .first()
    .waitFor()
})
