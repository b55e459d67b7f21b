import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { resume } from './applying'
import { focused } from './dashboard'
import { CSP, document } from './fixtures/site'
import { allow, axe, demo, listen, newPage, shot } from './support'

const HEAD =
  '<link rel="stylesheet" href="/dist/ndt.css"><script type="module" src="/dist/ndt.js"></script>'

/** A page of a portal's own, with a form around the field, under the strictest policy. */
async function openForm(
  attributes: string,
  width = 1280,
  fallback = '',
  given?: Page,
): Promise<Page> {
  const page = given ?? (await newPage({ width, height: 600 }))
  const body = `<main><h1>Apply</h1><form>
    <p><label>Name <input name="name" value="Amara"></label></p>
    <fieldset><ndt-resume-upload name="cv" ${attributes}>${fallback}</ndt-resume-upload></fieldset>
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
  await page
    .locator('#cv-error')
    .getByText('Failed to upload the resume. Please try again.')
    .waitFor()
  await shot(page, 'resume-in-a-form-failed-1280')
  expect(await axe(page)).toEqual([])
  status = 200
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect.poll(saved).toMatchObject([{ tag: 'ndt-resume-upload', section: 'resume' }])
  expect(bodies).toHaveLength(2)
  expect(bodies[1]).toContain(`name="cv"; filename="${resume.name}"`)
})

test('R73 Q37 the focus stays with the file while it is sent, after a failure, a retry and a cancelled one too', async () => {
  const page = await openForm('upload-url="/portal/resume"')
  let status = 500
  const held: (() => void)[] = []
  const answer = async () => {
    await expect.poll(() => held).toHaveLength(1)
    held.pop()!()
  }
  allow(page, /500/, /<ndt-resume-upload> save:/)
  await page.route('**/portal/resume', async route => {
    await new Promise<void>(resume => held.push(resume))
    return route.fulfill({ status, json: {} })
  })
  const field = page.getByLabel('Upload: Resume')
  await field.focus()
  await field.setInputFiles(resume)
  await expect.poll(() => focused(page)).toBe('Cancel upload')
  await answer()
  await expect.poll(() => focused(page)).toBe('Update Resume')
  status = 200
  await page.getByRole('button', { name: 'Retry' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Cancel upload')
  await page.keyboard.press('Enter')
  await expect.poll(() => focused(page)).toBe('Update Resume')
  await page.getByLabel('Update Resume').setInputFiles(resume)
  await expect.poll(() => focused(page)).toBe('Cancel upload')
  held.shift()!()
  await answer()
  await expect.poll(() => focused(page)).toBe('Update Resume')
})

test('R73 the page’s own field in its place is out of its form, and what was chosen there is taken over', async () => {
  const fallback = '<input type="file" name="cv" aria-label="Your resume" required>'
  let open = () => {}
  const isOpen = new Promise<void>(resume => (open = resume))
  const page = await newPage()
  await page.route('**/ndt-resume-upload.js', async route => {
    await isOpen
    await route.continue()
  })
  const opening = openForm('', 1280, fallback, page)
  await page.getByLabel('Your resume').setInputFiles(resume)
  open()
  await opening
  await page.getByText(resume.name, { exact: true }).waitFor()
  const all = () =>
    page.evaluate(() =>
      new FormData(globalThis.document.forms[0]!).getAll('cv').map(file => (file as File).name),
    )
  expect(await all()).toEqual([resume.name])
  // as a morph does, which knows the server's page
  await page
    .locator('ndt-resume-upload > input')
    .evaluate(field => field.removeAttribute('disabled'))
  expect(await all()).toEqual([resume.name])
  const move = () =>
    page.locator('ndt-resume-upload').evaluate(async tag => {
      const place = tag.parentElement!
      tag.remove()
      await new Promise(resume => setTimeout(resume, 50))
      place.append(tag)
    })
  await move()
  await page.getByText(resume.name, { exact: true }).waitFor()
  expect(await all()).toEqual([resume.name])
  await page.getByRole('button', { name: 'Remove resume' }).click()
  expect(await all()).toEqual([])
  await page
    .locator('ndt-resume-upload > input')
    .evaluate(field => field.removeAttribute('disabled'))
  // as what a change of the page leads to comes after it
  await page.waitForTimeout(50)
  expect(await all()).toEqual([])
  // it is not asked for where nobody sees it
  expect(
    await page.locator('form').evaluate(form => (form as HTMLFormElement).checkValidity()),
  ).toBe(true)
  // what was removed stays so where the page moves the tag
  await move()
  await page.getByLabel('Upload: Resume').waitFor()
  expect(await all()).toEqual([])
  // the page's own picker was open as the tag came
  await page.locator('ndt-resume-upload > input').evaluate(field => {
    const chosen = new DataTransfer()
    chosen.items.add(new File(['%PDF-1.4'], 'late.pdf', { type: 'application/pdf' }))
    ;(field as HTMLInputElement).files = chosen.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
  await page.getByText('late.pdf', { exact: true }).waitFor()
  expect(await all()).toEqual(['late.pdf'])
  await page.locator('ndt-resume-upload').evaluate(tag => tag.remove())
})

test('R73 in a fieldset that is off it takes nothing', async () => {
  const page = await openForm('')
  const field = page.getByLabel('Upload: Resume')
  await page
    .locator('fieldset')
    .first()
    .evaluate(set => ((set as HTMLFieldSetElement).disabled = true))
  await expect.poll(() => field.isDisabled()).toBe(true)
  await page
    .locator('fieldset')
    .first()
    .evaluate(set => ((set as HTMLFieldSetElement).disabled = false))
  await expect.poll(() => field.isDisabled()).toBe(false)
})
