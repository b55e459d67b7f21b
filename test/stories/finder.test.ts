import { describe, expect, test } from 'vitest'
import { openStorybook, startStorybook } from './storybook'

const { origin, browser } = await startStorybook()

/** What states are asked for by. */
const WORDS = [
  ...['hover', 'focus', 'pressed', 'disabled', 'selected', 'checked', 'expanded', 'collapsed'],
  ...['error', 'error state', 'validation', 'required', 'read only', 'server error', 'timeout'],
  ...[
    'empty',
    'zero',
    'no results',
    'onboarding',
    'loading',
    'spinner',
    'skeleton',
    'progress bar',
  ],
  ...['offline', 'retry', 'forbidden', 'expired', '404', 'conflict', 'success', 'undo', 'draft'],
  ...['dark', 'rtl', 'phone', 'tablet', 'desktop', 'high contrast', 'print', 'keyboard'],
  ...['map', 'chart', 'rating', 'badge', 'tag', 'avatar', 'upload', 'drag and drop', 'calendar'],
  ...['toast', 'snackbar', 'modal', 'drawer', 'bottom sheet', 'popover', 'tooltip', 'overlay'],
  ...['tabs', 'breadcrumb', 'accordion', 'stepper', 'pagination', 'sidebar', 'footer', 'carousel'],
  ...['radio', 'toggle', 'checkbox', 'dropdown', 'autocomplete', 'text field', 'multi select'],
  ...['long text', 'truncated', 'bulk', 'column', 'price', 'country', 'sign up', 'log in'],
  ...['shadow', 'border', 'corners', 'spacing', 'grid', 'animation', 'reduced motion', 'density'],
]

describe('Find a state', () => {
  test('stands before all else of the opening page, on a phone too', async () => {
    const { shown } = await openStorybook(browser, `${origin}/index.html`, 375)
    const { y, height } = (await shown.getByRole('searchbox').boundingBox())!
    expect(y + height).toBeLessThan(450)
    await shown.getByRole('searchbox').fill('map')
    const first = (await shown.locator('.finder__states a').first().boundingBox())!
    expect(first.y + first.height).toBeLessThan(900)
  })

  test('a list of states that could not be read is asked for again', async () => {
    const { page, shown } = await openStorybook(browser, 'about:blank')
    // Storybook reads it twice, above and in its frame, before the finder does
    let reads = 0
    await page.route('**/index.json', route =>
      route.request().frame().parentFrame() && ++reads === 2 ? route.abort() : route.continue(),
    )
    await page.goto(`${origin}/index.html`)
    await shown.getByRole('searchbox').waitFor()
    await expect.poll(() => reads).toBe(2)
    await page.locator('#introduction-for-embedders--docs').click()
    await shown.getByRole('searchbox').waitFor({ state: 'detached' })
    await page.goBack()
    await shown.getByText(/^(\d+) of \1 states$/).waitFor()
  })

  test('a state is found by what is seen in it', async () => {
    const { shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    for (const [words, found] of [
      ['product table two rows failed', 'Many Unpublished, Two Rows Failed'],
      ['guide popup phone', 'Narrow, A Popup On A Phone'],
    ] as const) {
      await search.fill(words)
      await shown.getByText(/^1 of \d+ states/).waitFor()
      expect(await shown.locator('.finder__states a').allTextContents()).toEqual([found])
    }
  })

  test('what is found is in view, whatever there is to say of its screen', async () => {
    const { page, shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    for (const [words, found] of [
      ['product table delete failed', 'Delete Failed'],
      ['guide popup phone', 'Narrow, A Popup On A Phone'],
      ['saved panel failed', 'Removal Failed'],
    ] as const) {
      await search.fill(words)
      const first = shown.locator('.finder__states a').first()
      const { y, height } = (await first.boundingBox())!
      expect(y + height).toBeLessThan(page.viewportSize()!.height)
      expect(await first.textContent()).toBe(found)
    }
  })

  test('a state is found by what else it is called, and seen in the theme that is asked for', async () => {
    const { page, shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    const states = shown.locator('.finder__states a')
    for (const [words, found] of [
      ['quick apply refused', 'Applied Twice'],
      ['a modal with errors', 'Field Errors'],
      ['error toast', 'Danger'],
      ['new member’s dashboard', 'New Member'],
      ['product table on a phone', 'Narrow Filters'],
      ['ndt-saved-panel', 'No Courses'],
      ['date-picker', 'Empty'],
      ['undo', 'Removed'],
      ['profile strength', 'Partly Filled'],
      ['next step', 'New Member'],
      ['saved views', 'View Deleted'],
      ['guide page faq', 'Filled'],
      ['product table density', 'Compact'],
    ] as const) {
      await search.fill(words)
      await states.filter({ hasText: found }).first().waitFor()
    }
    await search.fill('constructor')
    await shown.getByText('Nothing is called so.').waitFor()
    await search.fill('words')
    await shown.getByText(/^1 of \d+ states$/).waitFor()
    await search.fill('change password errors, dark')
    await shown.getByText(/ states, to be seen dark$/).waitFor()
    await shown.getByRole('link', { name: 'Field Errors' }).click()
    await page.waitForURL(/path=\/story\/job-seeker-change-password--field-errors/)
    await shown.locator('html[data-ndt-theme="dark"]').waitFor()
  })

  test('a screen is found by a field of it, after what is called so', async () => {
    const { shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    const screens = shown.locator('.finder__screen')
    for (const [words, found] of [
      ['gender', ['Personal info']],
      ['tags', ['Chips', 'Product form']],
      ['landline', ['Company profile']],
    ] as const) {
      await search.fill(words)
      await expect.poll(() => screens.allTextContents()).toEqual(found)
    }
  })

  test('a theme of the library is asked for by its name', async () => {
    const { page, shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    await search.fill('saved panel jobs in high contrast')
    await shown.getByText(/, to be seen in high contrast$/).waitFor()
    await shown.locator('.finder__states a').first().click()
    await page.waitForURL(/globals=design:highContrast/)
  })

  test('words that no state has lead to the nearest states, in the look that is asked for', async () => {
    const { page, shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    const states = shown.locator('.finder__states a')
    for (const [words, found] of [
      ['personal info with two errors', 'Field Errors'],
      ['the empty saved courses', 'No Courses'],
      ['toast of a failure', 'Danger'],
      ['quick apply after success', 'Applied'],
      ['table calendar open', 'Dates Open'],
      ['services delete confirmation', 'With Delete'],
      ['session expired', 'Session Ended'],
      ['viewed companies expired', 'Session Ended'],
      ['profile card signed out', 'Not Signed In'],
      ['service table logged out', 'Session Ended'],
      ['product table 401', 'Session Ended'],
      ['page not found', 'Unknown'],
    ] as const) {
      await search.fill(words)
      await states.filter({ hasText: found }).first().waitFor()
    }
    await search.fill('menu of a saved job, right to left')
    await shown.getByText(/ states, to be seen right to left$/).waitFor()
    await search.fill('service table while loading, on a phone, dark')
    await shown.getByText(/^1 of \d+ states, to be seen on a phone, dark$/).waitFor()
    await states.click()
    await page.waitForURL(/path=\/story\/company-service-table--loading/)
    await shown.locator('html[data-ndt-theme="dark"]').waitFor()
    const frame = page.locator('#storybook-preview-iframe')
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(375)
  })

  test('what a designer calls a state leads to some, or says what there is in its place', async () => {
    const { shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    const status = shown.getByRole('region', { name: 'Find a state' }).getByRole('status')
    await status.getByText(/^\d+ of/).waitFor()
    const unknown: string[] = []
    for (const word of WORDS) {
      await search.fill(word)
      if (!/^[1-9]/.test((await status.textContent())!)) unknown.push(word)
    }
    expect(unknown).toEqual([])
    for (const [words, said, found] of [
      ['hover', 'Each state is alive', 'Kinds'],
      ['map', 'There is no map.', 'Existing'],
      ['saved panel in focus', 'Each state is alive', 'Jobs'],
      ['tost', 'Nothing is called “tost”; this is “toast”.', 'With Action'],
    ] as const) {
      await search.fill(words)
      await status.getByText(`come nearest. ${said}`).waitFor()
      await shown.locator('.finder__states a').filter({ hasText: found }).first().waitFor()
    }
  })

  test('the few that are asked for are not lost among many', async () => {
    const { shown } = await openStorybook(browser, `${origin}/index.html`)
    const search = shown.getByRole('searchbox', { name: 'Find a state' })
    const states = shown.locator('.finder__states a')
    for (const [words, found] of [
      ['tabs', 'Filled'],
      ['bottom sheet', 'Narrow, A Popup On A Phone'],
      ['error state of the toast', 'Danger'],
      ['onboarding dashboard', 'New Member'],
      ['product table filtering', 'Narrow Filters'],
      ['cropper on a tablet', 'Zoomed'],
    ] as const) {
      await search.fill(words)
      await states.filter({ hasText: found }).first().waitFor()
      expect(await states.count(), words).toBeLessThan(10)
    }
  })
})
