import { expect, test } from 'vitest'
import { companyProfile } from '../../src/index'
import '../../widgets/company-profile/company-profile.element'
import { getCompanyProfile, updateCompanyProfile } from '../../src/contract'
import { company } from '../../stories/fixtures/company'
import { answer, fail, hang } from '../../stories/support/calls'
import { settle } from '../support/time'
import { placeInArea } from './company'
import { control, descriptionOf, find, hasControl, heard, nameOf, textOf } from '../support/inside'

const TAG = 'ndt-company-profile'
const existing = { 'company-id': '31' }
const bare = answer(getCompanyProfile, { data: { ...company.data, company_logo: null } })

async function choose(element: Element, file: File, input = control(element, 'Upload')) {
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
}

const png = (name: string, size = 4) =>
  Object.defineProperty(new File(['logo'], name, { type: 'image/png' }), 'size', { value: size })

/** Which of these can be done about the logo; the texts have parts of their own to delete. */
function offered(element: Element): boolean[] {
  const names = [...find(element, '.company-profile__logo')!.querySelectorAll('button, input')].map(
    nameOf,
  )
  return ['Upload', 'Edit', 'Delete'].map(name => names.includes(name))
}

test('R164 R169 without a logo there is Upload alone, with what it takes', async () => {
  const { element } = await placeInArea(TAG, existing, bare)
  expect(offered(element)).toEqual([true, false, false])
  expect(find(element, '.company-profile__logo')!.textContent).toContain(
    '1000 x 1000 - Image size under 20 MB',
  )
  expect(control(element, 'Upload').getAttribute('accept')).toBe('.png,.jpeg,.jpg')
})

test('R164 with a logo there are Edit and Delete', async () => {
  const { element } = await placeInArea(TAG, existing)
  expect(offered(element)).toEqual([false, true, true])
})

test('R164 R169 the photo modal shows the logo, with Edit and Delete', async () => {
  const { element, press } = await placeInArea(TAG, existing)
  await press('Profile photo')
  const modal = find(element, 'dialog')!
  expect(textOf(find(element, '.dialog__title')!)).toBe('Profile photo')
  expect(modal.querySelector('img')!.getAttribute('src')).toBe(company.data.company_logo)
  expect([...modal.querySelectorAll('.dialog__foot button')].map(textOf)).toEqual([
    'Edit',
    'Delete',
  ])
  expect(modal.textContent).toContain('1000 x 1000 - Image size under 20 MB')
})

test('R164 the photo modal of a logo that fails to load shows a dummy image', async () => {
  const { element, press } = await placeInArea(TAG, existing)
  await press('Profile photo')
  const modal = find(element, 'dialog')!
  modal.querySelector('img')!.dispatchEvent(new Event('error'))
  await settle()
  expect(modal.querySelector('img')).toBeNull()
  expect(modal.querySelector('.company-profile__dummy svg')).not.toBeNull()
})

test('R164 without a logo the photo modal shows a dummy image, with Upload', async () => {
  const { element, press } = await placeInArea(TAG, existing, bare)
  await press('Profile photo')
  const modal = find(element, 'dialog')!
  expect(modal.querySelector('.company-profile__dummy svg')).not.toBeNull()
  const input = modal.querySelector<HTMLInputElement>('input[type=file]')!
  Object.defineProperty(input, 'files', { value: [png('meridian.png')], configurable: true })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
  expect(modal.querySelector('.company-profile__dummy')).toBeNull()
  expect([...modal.querySelectorAll('.dialog__foot button')].map(textOf)).toEqual([
    'Edit',
    'Delete',
  ])
})

test('R159 an uploaded logo is sent with the form, under its name', async () => {
  const { element, save, sent } = await placeInArea(TAG, existing, bare)
  await choose(element, png('meridian.png'))
  await save()
  const { company_logo: logo, file_input } = await sent()
  expect((logo as File).name).toBe('meridian.png')
  expect(file_input).toBe('meridian.png')
})

test('R168 Q66 one of more than 20 MB is refused; exactly so much passes', async () => {
  const { element } = await placeInArea(TAG, existing, bare)
  await choose(element, png('large.png', 20 * 1_048_576 + 1))
  expect(find(element, '[role=alert]')!.textContent).toBe('File size exceeds the 20 MB limit.')
  await choose(element, png('fits.png', 20 * 1_048_576))
  expect(find(element, '[role=alert]')).toBeNull()
  expect(hasControl(element, 'Edit')).toBe(true)
})

test('R164 R168 Upload is described by what it takes, and by why the last logo was refused', async () => {
  const { element, press } = await placeInArea(TAG, existing, bare)
  const hint = '1000 x 1000 - Image size under 20 MB'
  const large = png('large.png', 20 * 1_048_576 + 1)
  const refused = `File size exceeds the 20 MB limit. ${hint}`
  expect(descriptionOf(control(element, 'Upload'))).toBe(hint)
  await choose(element, large)
  expect(descriptionOf(control(element, 'Upload'))).toBe(refused)
  await press('Profile photo')
  const upload = find(element, 'dialog input[type=file]')!
  expect(descriptionOf(upload)).toBe(hint)
  await choose(element, large, upload)
  expect(descriptionOf(upload)).toBe(refused)
})

test('R164 what the portal says of a logo is told once, and describes Edit', async () => {
  const errors = { company_logo: ['The logo is no picture.'] }
  const { element, save } = await placeInArea(
    TAG,
    existing,
    bare,
    fail(updateCompanyProfile, 422, { errors }),
  )
  await choose(element, png('evil.png'))
  await save()
  await settle()
  expect(descriptionOf(control(element, 'Edit'))).toBe(
    'The logo is no picture. 1000 x 1000 - Image size under 20 MB',
  )
  expect(find(element, '#logo-fault')!.getAttribute('role')).toBeNull()
})

test('R167 R160 the deletion is asked for, and clears the logo with the next save', async () => {
  const { element, press, save, requests } = await placeInArea(TAG, existing)
  const posts = () => requests.filter(({ method }) => method === 'POST')
  await press('Delete')
  const dialog = find(element, 'dialog')!
  expect(dialog.textContent).toContain('Delete profile photo')
  // said with the button that has the focus
  expect(descriptionOf(dialog.querySelector('[autofocus]')!)).toBe(
    'Are you sure? Having a profile picture helps others recognize you.',
  )
  find(element, 'dialog .btn--danger')!.click()
  await settle(20)
  expect(hasControl(element, 'Upload')).toBe(true)
  // the button that opened the question is gone
  expect(nameOf(element.shadowRoot!.activeElement!)).toBe('Upload')
  expect(posts()).toEqual([])
  await save()
  // as text: the fields are there, and empty
  const body = await posts()[0]!.text()
  expect(body).toMatch(/name="company_logo"\r\n\r\n\r\n/)
  expect(body).toMatch(/name="file_input"\r\n\r\n\r\n/)
})

test('R165 Edit opens the crop view, with Re-Upload and Save Photo', async () => {
  const { element, press } = await placeInArea(TAG, existing)
  await press('Edit')
  expect(find(element, '.dialog__title')!.textContent).toBe('Crop Photo')
  expect(hasControl(element, 'Re-Upload')).toBe(true)
  expect(hasControl(element, 'Save Photo')).toBe(true)
})

test('R164 what was wrong with a file goes with the next logo', async () => {
  const { element, press } = await placeInArea(TAG, existing, bare)
  await choose(element, new File(['x'], 'weld.gif', { type: 'image/gif' }))
  expect(find(element, '.company-profile__fault')).not.toBeNull()
  await press('Profile photo')
  await choose(element, png('logo.png'), find(element, 'dialog input[type=file]')!)
  expect(offered(element)).toEqual([false, true, true])
  expect(find(element, '.company-profile__fault')).toBeNull()
})

test('R168 what was wrong with a file stays where the profile is read anew', async () => {
  let company_website = 'https://old.example'
  const { element, field } = await placeInArea(TAG, existing, request =>
    answer(getCompanyProfile, { data: { ...company.data, company_logo: null, company_website } })(
      request,
    ),
  )
  await choose(element, new File(['x'], 'weld.gif', { type: 'image/gif' }))
  company_website = 'https://new.example'
  await companyProfile(31).refetch()
  await settle()
  expect(field('company_website').value).toBe(company_website)
  expect(find(element, '.company-profile__fault')).not.toBeNull()
})

test('a logo that is chosen is said, and one that goes', async () => {
  const { element, press } = await placeInArea(TAG, existing, bare)
  async function said() {
    await settle(100)
    return heard(element.shadowRoot!)
  }
  await choose(element, png('meridian.png'))
  expect(await said()).toBe('meridian.png chosen')
  await press('Delete')
  find(element, 'dialog .btn--danger')!.click()
  expect(await said()).toBe('Logo removed')
})

test('a logo on its way says how far it is, and is given up with its focus', async () => {
  const { element, press, save } = await placeInArea(
    TAG,
    existing,
    bare,
    hang(updateCompanyProfile),
  )
  const percent = () => find(element, '.file__note')?.textContent
  await choose(element, png('meridian.png'))
  await save()
  await settle(100)
  expect([percent(), offered(element)]).toEqual(['46%', [false, false, false]])
  const said = find(element, '.company-profile__about [role=status]')!
  expect(said.textContent).toBe('25% uploaded')
  await press('Cancel upload')
  await settle(100)
  expect([percent(), offered(element)]).toEqual([undefined, [false, true, true]])
  expect([said.textContent, nameOf(element.shadowRoot!.activeElement!)]).toEqual([
    'Upload cancelled',
    'Edit',
  ])
})

test('a form without a new logo shows none on its way', async () => {
  const { element, save } = await placeInArea(TAG, existing, hang(updateCompanyProfile))
  await save()
  expect([find(element, 'progress'), offered(element)]).toEqual([null, [false, true, true]])
})
