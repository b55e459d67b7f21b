// @vitest-environment node
import { expect, test } from 'vitest'
import { call, read, useCompanies } from './company-site'

const site = useCompanies()
const SERVICE = '/api/v2/company/service'

test('Q106 a write that began with an older state is refused, one with the newest or without is taken', async () => {
  const [{ id }] = (await read(site, SERVICE)).data
  const path = `${SERVICE}/${id as number}`
  const began = (await read(site, path)).data.updated_at as string
  const save = (name: string, version?: string) =>
    call(site, 'POST', path, {
      as: site.seller,
      multipart: { company_service_name: name },
      headers: version ? { 'If-Match': `"${version}"` } : {},
    })
  expect((await save('First', began)).status).toBe(200)
  const { status, body } = await save('Second', began)
  expect([status, body]).toEqual([412, { message: 'This was changed elsewhere in the meantime.' }])
  expect((await read(site, path)).data.name).toBe('First')
  expect((await save('Third')).status).toBe(200)
  const now = (await read(site, path)).data.updated_at as string
  expect((await save('Fourth', now)).status).toBe(200)
})

test.each(['product', 'service'])(
  'Q106 the toggle of a %s that is not what its list said is refused, and flips without a version',
  async kind => {
    const list = `/api/v2/company/${kind}`
    const [{ id, status, updated_at: began }] = (await read(site, list)).data
    const path = `${list}/${id as number}/toggle-status`
    const toggle = async (version?: string) => {
      const request = version ? { headers: { 'If-Match': `"${version}"` } } : {}
      return (await call(site, 'GET', path, request)).status
    }
    const now = async () => (await read(site, list)).data[0]
    expect([await toggle(began), (await now()).status]).toEqual([200, 3 - status])
    expect([await toggle(began), (await now()).status]).toEqual([412, 3 - status])
    expect([await toggle((await now()).updated_at), (await now()).status]).toEqual([200, status])
    expect([await toggle(), (await now()).status]).toEqual([200, 3 - status])
  },
)
