import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { resume } from './applying'
import { CSP, document } from './fixtures/site'
import { allow, axe, demo, listen, newPage, shot } from './support'

const HEAD =
  '<link rel="stylesheet" href="/dist/ndt.css"><script type="module" src="/dist/ndt.js"></script>'

/** A page of a portal's own, with a form around the field, under the strictest policy. */
async function openForm(attributes: string, width = 1280): Promise<Page> {
  const page = await newPage({ width, height: 600 })
  const body = `<main><h1>Apply</h1><form>
    <p><label>Name <input name="name" value="Amara"></label></p>
    <ndt-resume-upload name="cv" ${attributes}></ndt-resume-upload>
    <p><button>Send</button> <button type="reset">Reset</button></p>
  </form></main>`
  await page.route('**/own-form', route =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': CSP },
      body: document(body, HEAD),
    }),
  )
  await page.goto(demo('/own-form'))
  await page.getByLabel(/^(Upload: Resume|Update Resume)$/).waitFor()
  return page
}

/** What the form would send: a file by its name. */
const sent = (page: Page) =>
  page.evaluate(() =>
    Object.fromEntries(
      [...new FormData(globalThis.document.forms[0]!)].map(([name, value]) => [
        name,
        typeof value === 'string' ? value : value.name,
      ]),
    ),
  )

test.each([1280, 375])(
  'R64 R65 R73 in a page’s own form, %i: sent, removed, reset',
  async width => {
    const page = await openForm('value="/files/resume/okafor.pdf"', width)
    expect(await sent(page)).toEqual({ name: 'Amara' })
    await page.getByRole('button', { name: 'Remove resume' }).click()
    expect(await sent(page)).toEqual({ name: 'Amara', cv_deleted: '1' })
    expect(await page.getByLabel('Upload: Resume').count()).toBe(1)
    await page.getByLabel('Upload: Resume').setInputFiles(resume)
    await page.getByText(resume.name, { exact: true }).waitFor()
    expect(await sent(page)).toEqual({ name: 'Amara', cv: resume.name })
    await shot(page, `resume-in-a-form-${width}`)
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Reset' }).click()
    await page.getByText('okafor.pdf', { exact: true }).waitFor()
    expect(await sent(page)).toEqual({ name: 'Amara' })
  },
)

test('R73 Q37 with upload-url the file goes there at once, and is tried again', async () => {
  const page = await openForm('upload-url="/portal/resume"')
  const saved = await listen(page, 'ndt-saved')
  const bodies: string[] = []
  let status = 500
  await page.route('**/portal/resume', route => {
    bodies.push(route.request().postDataBuffer()?.toString('latin1') ?? '')
    return route.fulfill({ status, json: {} })
  })
  allow(page, /500/, /<ndt-resume-upload> save:/)
  await page.reload()
  await page.getByLabel('Upload: Resume').setInputFiles(resume)
  await page.getByText('Failed to upload the resume. Please try again.').waitFor()
  await shot(page, 'resume-in-a-form-failed-1280')
  expect(await axe(page)).toEqual([])
  status = 200
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(saved).toMatchObject([{ tag: 'ndt-resume-upload', section: 'resume' }])
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toContain(`name="cv"; filename="${resume.name}"`)
})
