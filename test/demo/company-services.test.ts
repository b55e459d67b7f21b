// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { call, read, useCompanies } from './company-site'
import * as samples from './samples'
import { fetchFile, stored } from './seeded-site'

const site = useCompanies()
const PATH = '/api/v2/company/service'

const send = (path: string, multipart: Record<string, string | File>, as = site.seller) =>
  call(site, 'POST', PATH + path, { as, multipart })
const image = async () => samples.fileOf('crew.jpeg', await samples.plain(40, 20).jpeg().toBuffer())

/** The newest service: its number, and all that its form shows. */
async function newest() {
  const [{ id }] = (await read(site, PATH)).data
  return (await read(site, `${PATH}/${id}`)).data
}

describe('R228 a service', () => {
  test('R235 Q59 is made, whatever number comes with it', async () => {
    const { status, body } = await send('', {
      id: '7',
      company_service_name: ' Tank inspection ',
      company_service_description: '<p>Floors</p><iframe src="//x"></iframe>',
      file_input: 'crew.jpeg',
      company_service_image: await image(),
    })
    expect([status, body]).toEqual([200, { data: 'Service Added Successfully!!' }])
    expect(await newest()).toMatchObject({
      name: 'Tank inspection',
      description: '<p>Floors</p>',
      image: expect.stringMatching(/^\/files\/\d+\/crew\.jpeg$/),
    })
  })

  test('R235 a save without an image leaves it, with an empty one deletes it', async () => {
    const { id, image: url } = await newest()
    await send(`/${id}`, { company_service_name: 'Tank floors' })
    expect(await newest()).toMatchObject({ name: 'Tank floors', description: null, image: url })
    expect((await fetchFile(site, url)).status).toBe(200)
    const fields = { company_service_name: 'Tank floors', company_service_image: '' }
    expect((await send(`/${id}`, fields)).body).toEqual({ data: 'Service Updated Successfully!!' })
    expect((await newest()).image).toBeNull()
    expect(await stored(site)).toEqual([])
  })

  test('R236 is refused field by field', async () => {
    const { status, body } = await send('', {
      company_service_name: '',
      company_service_image: samples.fileOf('a.jpg', '%PDF-1.7'),
    })
    expect([status, body.errors]).toEqual([
      422,
      {
        company_service_name: ['The name field is required.'],
        company_service_image: ['The image must be a file of type: png, jpeg, jpg.'],
      },
    ])
  })

  test('R7 Q58 is its company’s alone', async () => {
    const { id } = await newest()
    const as = site.rival
    const fields = { company_service_name: 'Mine' }
    expect((await send(`/${id}`, fields, as)).status).toBe(404)
    expect((await send(`/${id}`, { ...fields, id: String(id + 1) })).status).toBe(403)
    for (const path of [
      `${PATH}/${id}`,
      `${PATH}/${id}/toggle-status`,
      `/admin/company/service/delete/${id}`,
    ]) {
      expect([path, (await call(site, 'GET', path, { as })).status]).toEqual([path, 404])
    }
  })

  test('R229 is published and taken back', async () => {
    const { id } = await newest()
    const { body } = await call(site, 'GET', `${PATH}/${id}/toggle-status`)
    expect(body).toEqual({ data: { message: 'Status Updated Successfully!!' } })
    expect((await read(site, PATH)).data[0].status).toBe(2)
  })

  test('R230 R231 Q49 is deleted by a guarded GET', async () => {
    await send('', { company_service_name: 'Short', company_service_image: await image() })
    const path = `/admin/company/service/delete/${(await newest()).id}`
    expect((await call(site, 'GET', path, { forged: true })).status).toBe(419)
    const foreign = { 'Sec-Fetch-Site': 'cross-site' }
    expect((await call(site, 'GET', path, { headers: foreign })).status).toBe(419)
    expect((await call(site, 'GET', path)).body).toEqual({ data: 'Service Deleted Successfully!!' })
    expect((await call(site, 'GET', path)).status).toBe(404)
    expect(await stored(site)).toEqual([])
  })
})
