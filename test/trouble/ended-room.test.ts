import { expect, test } from 'vitest'
import { CALLS, enter, showDashboard } from '../pages/dashboard'
import { allow, layoutShift } from '../pages/support'

test.each([375, 820, 1000])(
  'Q93 at %i px an ended session is said within the room that each card keeps',
  async width => {
    const page = await enter({ width, height: 1800 })
    allow(page, /^console: \[ndt\] <ndt-[\w-]+> data: ApiError/, /^console: Failed/, /^answer: 401/)
    for (const call of [CALLS.profile, CALLS.jobs, CALLS.companies]) {
      await page.route(call, route => route.fulfill({ status: 401, json: {} }))
    }
    await showDashboard(page)
    await expect.poll(() => page.getByText('Your session has ended.').count()).toBe(5)
    expect(await layoutShift(page)).toBe(0)
  },
)
