import { describe, expect, test } from 'vitest'
import {
  ask,
  failOnce,
  field,
  filesIn,
  openService,
  picture,
  said,
  saveAndLeave,
  saveButton,
  upload,
} from './company-forms'
import { showCompany } from './company'
import { allow } from './support'

const LIST = '/company/services'

/** The number of a service, by its name. */
async function idOf(name: string): Promise<number> {
  const { body } = await ask('company', `/api/v2/company/service?name=${encodeURIComponent(name)}`)
  return body.data[0].id
}

describe('a service', () => {
  test('R232 R233 R234 R235 Q59 is added with its image, which is kept, replaced and removed', async () => {
    const page = await openService()
    await field(page, 'Name').fill('Pipe rack survey')
    await page.locator('.ql-editor').fill('Two people, one shift.')
    await upload(page, 'Image', await picture('rack.png'))
    await saveAndLeave(page, LIST)
    await said(page, 'Service Added Successfully!!').waitFor()

    const path = `/company/services/edit/${await idOf('Pipe rack survey')}`
    await showCompany(page, path, 'ndt-service-form')
    expect(await field(page, 'Name').inputValue()).toBe('Pipe rack survey')
    await expect.poll(() => page.locator('.ql-editor').innerText()).toContain('Two people')
    expect(await filesIn(page, 'Image').allTextContents()).toEqual(['rack.png'])
    await field(page, 'Name').fill('Pipe rack survey, offshore')
    const sent = page.waitForRequest(request => request.method() === 'POST')
    await saveAndLeave(page, LIST)
    expect((await sent).postDataBuffer()!.toString()).not.toContain('company_service_image')

    await showCompany(page, path, 'ndt-service-form')
    await page
      .locator('[type=file]')
      .last()
      .setInputFiles([await picture('new.png', '#f2b632')])
    await saveAndLeave(page, LIST)
    await showCompany(page, path, 'ndt-service-form')
    expect(await filesIn(page, 'Image').allTextContents()).toEqual(['new.png'])
    await page.getByRole('button', { name: 'Remove image' }).click()
    await saveAndLeave(page, LIST)
    await showCompany(page, path, 'ndt-service-form')
    expect(await filesIn(page, 'Image').count()).toBe(0)
    expect(await field(page, 'Name').inputValue()).toBe('Pipe rack survey, offshore')
  })

  test.each([400, 413, 419, 500, 'offline'] as const)(
    'R163 R236 Q43 %s keeps text and image, and a second save goes through',
    async failure => {
      const page = await openService()
      await field(page, 'Name').fill(`Survey ${failure}`)
      await upload(page, 'Image', await picture('rack.png'))
      await failOnce(page, '**/api/v2/company/service', failure, { message: 'No.' })
      await saveButton(page).click()
      await page
        .locator(failure === 413 ? '.field__error' : '.notyf__toast')
        .first()
        .waitFor()
      expect(await field(page, 'Name').inputValue()).toBe(`Survey ${failure}`)
      expect(await page.locator('.file__name').allTextContents()).toEqual(['rack.png'])
      await saveAndLeave(page, LIST)
      expect(await idOf(`Survey ${failure}`)).toBeGreaterThan(0)
    },
  )

  test('R236 what is wrong stands under its field, which has the focus', async () => {
    const page = await openService()
    allow(page, /422/, /> save:/)
    await saveButton(page).click()
    await page.getByText('1 error', { exact: true }).waitFor()
    const name = field(page, 'Name')
    await expect.poll(() => name.evaluate(element => element.matches(':focus'))).toBe(true)
    expect(await page.locator('.field__error').textContent()).toContain('field is required.')
  })

  test('Q58 of another company is not found', async () => {
    const [own] = (await ask('company', '/api/v2/company/service')).body.data
    for (const [method, path] of [
      ['GET', `/api/v2/company/service/${own.id}`],
      ['GET', `/api/v2/company/service/${own.id}/toggle-status`],
      ['GET', `/admin/company/service/delete/${own.id}`],
    ] as const) {
      const { status } = await ask('catalogue', path, { method })
      expect([path, status === 403 || status === 404]).toEqual([path, true])
    }
  })
})
