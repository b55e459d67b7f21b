import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { demo } from '../pages/support'

const READS = {
  profile: '/api/v2/user/get-profile-details',
  jobs: '/api/v2/user/get-saved-job?is_applied=2',
  companies: '/api/v2/user/most-viewed-companies',
}

test('R87 R98 what the page inlined in one tag serves its siblings, wherever they stand: nothing is asked for', async () => {
  const page = await enter()
  const inlined = async (path: string) => {
    const answer = await page.request.get(demo(path))
    const json = (await answer.text()).replaceAll('<', '\\u003c')
    return `<script type="application/json">${json}</script>`
  }
  const body = `
    <ndt-profile-card></ndt-profile-card>
    <ndt-job-profile-card>${await inlined(READS.profile)}</ndt-job-profile-card>
    <ndt-saved-panel></ndt-saved-panel><ndt-saved-panel>${await inlined(READS.jobs)}</ndt-saved-panel>
    <ndt-viewed-companies></ndt-viewed-companies>
    <ndt-viewed-companies>${await inlined(READS.companies)}</ndt-viewed-companies>`
  const html = `<!doctype html><html lang="en"><head><title>Own</title><meta name="user" content='{"id":1}'>
    <link rel="stylesheet" href="/dist/ndt.css"><script type="module" src="/dist/ndt.js"></script>
    </head><body>${body}</body></html>`
  await page.route('**/own', route => route.fulfill({ contentType: 'text/html', body: html }))
  const asked: string[] = []
  page.on('request', request => void (/\/api\//.test(request.url()) && asked.push(request.url())))
  for (let times = 0; times < 5; times++) {
    await page.goto(demo('/own'))
    await expect
      .poll(() => page.getByRole('link', { name: 'Rope Access UT Technician' }).count())
      .toBe(2)
    await page.waitForLoadState('networkidle')
  }
  expect(asked).toEqual([])
})
