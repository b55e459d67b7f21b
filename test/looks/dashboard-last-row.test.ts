import { expect, test } from 'vitest'
import { CALLS, enter, focused, showDashboard } from '../pages/dashboard'

test.each([
  ['Close', ['Tab', 'Tab', 'Enter'], 'Click here to start exploring!'],
  ['Undo', ['Tab', 'Enter'], 'Jobs'],
])(
  'R102 where the last row was removed, %s keeps the focus in the list',
  async (_, keys, words) => {
    const page = await enter()
    let isBack = true
    await page.route('**/get-saved-job*', async route => {
      const response = await route.fetch()
      const json = (await response.json()) as { data: { job_title?: string; is_applied: number }[] }
      json.data = json.data.filter(row => JSON.stringify(row).includes('Rope Access UT Technician'))
      if (!isBack) json.data = []
      await route.fulfill({ response, json })
    })
    await page.route(CALLS.bookmark, async route => {
      isBack = !isBack
      await route.fulfill({ json: { success: true, message: '' } })
    })
    await showDashboard(page)
    await page.getByRole('button', { name: 'Actions for Rope Access UT Technician' }).focus()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('menuitem', { name: 'Remove' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Undo' }).waitFor()
    for (const key of keys) {
      // the list is read again, and is empty, while the toast has the focus
      if (key === 'Enter') await page.getByText('Click here to start exploring!').waitFor()
      await page.keyboard.press(key)
    }
    await expect.poll(() => focused(page)).toMatch(words)
    await page.waitForTimeout(500)
    expect(await focused(page)).toMatch(words)
  },
)
