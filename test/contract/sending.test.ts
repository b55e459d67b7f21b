// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  applyForJob,
  bookmarkCourse,
  bookmarkJob,
  changePassword,
  createProduct,
  exportList,
  getCategories,
  getProducts,
  getSavedJobs,
  logout,
  updateCompanyProfile,
  updatePreferences,
  updateProfessionInfo,
  updateProfile,
  updateProfileImage,
} from '../../src/contract'
import { usePortal } from './portal'

const portal = usePortal()

const received = async (call: Promise<unknown>) => {
  await call.catch(() => {})
  return portal.requests[0]!
}

describe('what goes over the wire', () => {
  test('R48 R50 update-profile is a form with languages[]', async () => {
    const body = {
      first_name: 'Ana',
      languages: [1, 'Mirandese'],
      city: null,
      gender_id: 2 as const,
    }
    const { method, path, type, fields } = await received(updateProfile({ body }))
    expect([method, path, type]).toEqual([
      'POST',
      '/api/v2/user/update-profile',
      'application/x-www-form-urlencoded',
    ])
    expect(fields).toEqual([
      ['first_name', 'Ana'],
      ['languages[]', '1'],
      ['languages[]', 'Mirandese'],
      ['gender_id', '2'],
    ])
  })

  test('R56 update-professioninfo sends professions[] and industries[]', async () => {
    const body = { professions: [2], industries: [5, 6] }
    const { fields } = await received(updateProfessionInfo({ body }))
    expect(fields.map(([name]) => name)).toEqual(['professions[]', 'industries[]', 'industries[]'])
  })

  test('R80 R81 the photo travels as profile.jpg in profile_image', async () => {
    const photo = new File(['jpeg'], 'profile.jpg', { type: 'image/jpeg' })
    const { type, fields } = await received(updateProfileImage({ body: { profile_image: photo } }))
    const [[name, file]] = fields as [[string, File]]
    expect([type, name, file.name, file.type]).toEqual([
      'multipart/form-data',
      'profile_image',
      'profile.jpg',
      'image/jpeg',
    ])
  })

  test('R114 an application sends either a file or the address of the stored resume', async () => {
    const body = {
      applicant_name: 'Ana',
      job_id: 9,
      applicant_email: 'ana@example.com',
      contact_number: '+351 21 000',
      resume_url: '/files/7/cv.pdf',
    }
    const { type, fields } = await received(applyForJob({ body }))
    expect(type).toBe('multipart/form-data')
    expect(Object.fromEntries(fields)).toEqual({ ...body, job_id: '9' })
  })

  test('R100 R101 one bookmark is urlencoded, the other multipart', async () => {
    await bookmarkJob({ body: { user_id: 5, job_id: 9, is_bookmarked: 1 } })
    await bookmarkCourse({ body: { user_id: 5, course_id: 3, is_bookmarked: 0 } })
    expect(portal.requests.map(({ type, fields }) => [type, Object.fromEntries(fields)])).toEqual([
      ['application/x-www-form-urlencoded', { user_id: '5', job_id: '9', is_bookmarked: '1' }],
      ['multipart/form-data', { user_id: '5', course_id: '3', is_bookmarked: '0' }],
    ])
  })

  test('R120 R126 preferences and passwords are JSON', async () => {
    const passwords = { current_password: 'a', password: 'b', confirm_password: 'b' }
    await updatePreferences({ body: { preferences: [1, 4] } })
    await changePassword({ body: passwords })
    expect(portal.requests.map(({ json }) => json)).toEqual([{ preferences: [1, 4] }, passwords])
  })

  test('R130 the sign-out has no body', async () => {
    const { type, headers } = await received(logout())
    expect([type, headers['content-length']]).toEqual(['', '0'])
  })

  test('R157 R159 the company form numbers its lists; a deleted logo is sent empty', async () => {
    const body = { company_name: 'Sonda', company_categories: [3, 8], company_logo: '' as const }
    const { path, fields } = await received(updateCompanyProfile({ body }))
    expect(path).toBe('/dashboard/company/profile/update')
    expect(Object.fromEntries(fields)).toEqual({
      company_name: 'Sonda',
      'company_categories[0]': '3',
      'company_categories[1]': '8',
      company_logo: '',
    })
  })

  test('R210 the product form sends its files by number', async () => {
    const photo = new File(['png'], 'probe.png', { type: 'image/png' })
    const body = { name: 'Probe', images: [{ file: photo }, { id: 4 }], available_for: [1, 2] }
    const { fields } = await received(createProduct({ body }))
    expect(fields.map(([name]) => name)).toEqual([
      'name',
      'images[0][file]',
      'images[1][id]',
      'available_for[0]',
      'available_for[1]',
    ])
    expect((fields[1]![1] as File).name).toBe('probe.png')
  })

  test('R87 R191 a query carries what is given and no more', async () => {
    await getSavedJobs({ query: { is_applied: 2 } }).catch(() => {})
    await getProducts({ query: { page: 2, name: 'a b', from_date: undefined } }).catch(() => {})
    expect(portal.requests.map(({ query }) => query)).toEqual([
      { is_applied: '2' },
      { page: '2', name: 'a b' },
    ])
  })

  test('R214 the parts of a path are encoded', async () => {
    const { path } = await received(getCategories({ params: { segment: 1, method: 'a/b c' } }))
    expect(path).toBe('/api/v2/categories/method/1/a%2Fb%20c')
  })

  test('R184 Q36 Q54 a host can give the path of a call', async () => {
    const { path } = await received(exportList({ path: '/api/v1/company/products/export' }))
    expect(path).toBe('/api/v1/company/products/export')
  })
})
