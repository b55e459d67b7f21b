import { describe, expect, test } from 'vitest'
import '../../widgets/company-profile/company-profile.element'
import { createCompany, getCompanyProfile, updateCompanyProfile } from '../../src/contract'
import { company } from '../../stories/fixtures/company'
import { answer, fail, hang } from '../../stories/support/calls'
import { listen, listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages } from '../support/toasts'
import { placeInArea, READ } from './company'
import { find, hasControl, textOf } from '../support/inside'

const TAG = 'ndt-company-profile'
const existing = { 'company-id': '31' }
const all = (element: Element, selector: string) => [
  ...element.shadowRoot!.querySelectorAll<HTMLElement>(selector),
]

test('R146 R147 R148 R149 four sections hold the described fields', async () => {
  const { element } = await placeInArea(TAG, existing)
  expect(all(element, 'h2').map(textOf)).toEqual([
    'Basic Information',
    'Address',
    'Contact Details',
    'Social Profiles',
  ])
  const labels = all(element, '.field__label').map(label => textOf(label).replace(/ \(.*/, ''))
  expect(labels).toEqual([
    ...['Company Name', 'Website', 'Company Categories', 'Company Type', 'Short Description'],
    ...['Long Description', 'Company Address', 'Google Map Link', 'Company Email'],
    ...['Company Landline', 'Contact Person Name', 'Contact Email', 'Country'],
    ...['LinkedIn', 'Twitter', 'Youtube', 'Facebook'],
  ])
})

test('R151 only the company’s name is mandatory', async () => {
  const { element } = await placeInArea(TAG, existing)
  const labels = all(element, '.field__label').map(textOf)
  expect(labels.filter(label => label.endsWith('(Mandatory)'))).toEqual([
    'Company Name (Mandatory)',
  ])
  expect(labels.filter(label => label.endsWith('(Optional)'))).toHaveLength(16)
})

test('R152 R153 no check of the browser stands in the way; the map’s link is typed as an email', async () => {
  const { element, field } = await placeInArea(TAG, existing)
  expect(find<HTMLFormElement>(element, 'form')!.noValidate).toBe(true)
  expect(field('google_map_link').type).toBe('email')
})

test('R156 R162 asks for the profile with the id, and for the choices', async () => {
  const { asked } = await placeInArea(TAG, existing)
  expect(asked().sort()).toEqual([
    'GET /api/v1/countries',
    'GET /api/v2/company/category-dropdown',
    `${READ}?id=31`,
    'GET /api/v2/company/types',
  ])
})

test('R156 the choices are asked for with the profile, and not after it', async () => {
  const { asked } = await placeInArea(TAG, existing, hang(getCompanyProfile))
  expect(asked()).toHaveLength(4)
})

describe('saving', () => {
  test('R157 R154 sends every field of a company that exists, and no logo', async () => {
    const saved = listen('ndt-saved')
    const { type, save, sent, asked } = await placeInArea(TAG, existing)
    await type('company_name', 'Meridian')
    await save()
    expect(asked()).toContain('POST /dashboard/company/profile/update')
    const form = await sent()
    expect(form).toMatchObject({
      id: '31',
      company_name: 'Meridian',
      'company_categories[0]': '1',
      'company_categories[1]': '3',
      'company_type[0]': '1',
      country_id: '826',
      company_googleplus: 'https://www.youtube.com/@meridianweld',
      file_input: 'profile.png',
    })
    expect(form).not.toHaveProperty('company_logo')
    expect(saved).toEqual([
      { tag: TAG, section: 'company_profile', message: 'Company profile updated' },
    ])
    expect(toastMessages()).toEqual(['Company profile updated'])
  })

  test('Q70 Q67 what was not touched goes back as it came', async () => {
    const { save, sent } = await placeInArea(TAG, existing)
    await save()
    const { video_link, url, company_long_description, company_address } = company.data
    expect(await sent()).toMatchObject({
      video_link,
      url,
      company_long_description,
      company_address,
    })
  })

  test('R150 Save says so and takes no second press while it is on its way', async () => {
    const { save, requests, element } = await placeInArea(TAG, existing, hang(updateCompanyProfile))
    await save()
    expect(hasControl(element, 'Saving...')).toBe(true)
    await save('Saving...')
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test('R161 Q96 reads the profile and the categories again, and no field goes empty meanwhile', async () => {
    let reads = 0
    const read = answer(getCompanyProfile, () => {
      reads += 1
      return { data: { ...company.data, company_name: `Meridian ${reads}` } }
    })
    const { element, field, type, save, asked } = await placeInArea(TAG, existing, read)
    const names: string[] = []
    const watch = new MutationObserver(() => names.push(field('company_name').value))
    watch.observe(element.shadowRoot!, { childList: true, subtree: true, attributes: true })
    await type('company_name', 'Meridian X')
    await save()
    watch.disconnect()
    expect(field('company_name').value).toBe('Meridian 2')
    expect(names).not.toContain('')
    const categories = 'GET /api/v2/company/category-dropdown'
    expect(asked().filter(line => line === categories)).toHaveLength(2)
    await save()
    expect(field('company_name').value).toBe('Meridian 3')
  })

  test('R161 keeps what was saved when it cannot be read again', async () => {
    const { log } = listenForErrors()
    let reads = 0
    const { field, type, save } = await placeInArea(TAG, existing, request =>
      request.url.includes('/company/profile?') && (reads += 1) > 1
        ? Response.json({}, { status: 403 })
        : undefined,
    )
    await type('company_name', 'Meridian X')
    await save()
    expect(field('company_name').value).toBe('Meridian X')
    expect(log).toHaveBeenCalled()
  })

  test('R163 shows the server’s message, and each field’s under it', async () => {
    listenForErrors()
    const errors = { company_name: ['The company name is required.'], google_map_link: ['No URL.'] }
    const refusal = fail(updateCompanyProfile, 400, { message: 'Please check.', errors })
    const { element, save, messages } = await placeInArea(TAG, existing, refusal)
    await save()
    expect(toastMessages()).toEqual(['Please check.'])
    expect(messages()).toEqual({
      company_name: 'The company name is required.',
      google_map_link: 'No URL.',
    })
    expect(all(element, '.summary li').map(textOf)).toEqual(['Company Name', 'Google Map Link'])
  })

  test('R163 has words of its own where the server has none', async () => {
    listenForErrors()
    const { save } = await placeInArea(TAG, {}, fail(createCompany, 400))
    await save()
    expect(toastMessages()).toEqual(['Error, Please try again later'])
  })
})

test('a profile that cannot be read offers another try', async () => {
  listenForErrors()
  const { element } = await placeInArea(TAG, existing, fail(getCompanyProfile, 403))
  await settle()
  expect(hasControl(element, 'Retry')).toBe(true)
})

test('the sections’ navigation leads to each', async () => {
  const { element, press } = await placeInArea(TAG, existing)
  await press('Contact Details')
  expect(element.shadowRoot!.activeElement?.id).toBe('contacts')
  expect(all(element, 'nav [aria-current]').map(textOf)).toEqual(['Contact Details'])
})
