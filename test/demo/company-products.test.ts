// @vitest-environment node
import { beforeAll, describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { call, productId } from './company-site'
import { PATH, picture, useProducts } from './product-site'
import { fetchFile, stored } from './seeded-site'

const { site, send, product } = useProducts()

beforeAll(async () => {
  await send('store', {
    name: 'Angstrom gauge',
    'images[0][file]': await picture('one.png'),
    'images[1][file]': await picture('two.png'),
  })
})

describe('R7 Q58 another company', () => {
  test('gets 404 for whatever is not its own, and 403 for a number that says otherwise', async () => {
    const id = await productId(site, 'angstrom-gauge')
    const { images } = await product('angstrom-gauge')
    const as = site.rival
    for (const [method, path] of [
      ['GET', `${PATH}/angstrom-gauge`],
      ['GET', `${PATH}/${id}/toggle-status`],
      ['DELETE', `/api/v1/company/products/${id}`],
      ['DELETE', `${PATH}/image/${images[0].id}`],
      ['DELETE', '/api/v1/company/products/99999999999'],
    ] as const) {
      expect([path, (await call(site, method, path, { as })).status]).toEqual([path, 404])
    }
    expect((await send('angstrom-gauge', {}, as)).status).toBe(404)
    expect((await send('angstrom-gauge', { id: '1' })).status).toBe(403)
    expect((await send('store', { company_id: '1' }, as)).status).toBe(403)
  })
})

describe('a product that is there', () => {
  test('R195 Q49 is published and taken back by scripts of the site alone', async () => {
    const path = `${PATH}/${await productId(site, 'angstrom-gauge')}/toggle-status`
    for (const status of [2, 1, 2]) {
      const { body, headers } = await call(site, 'GET', path)
      expect(body).toEqual({ data: { message: 'Status Updated Successfully!!' } })
      expect(headers.get('cache-control')).toBe('no-store')
      expect((await product('angstrom-gauge')).status).toBe(status)
    }
    expect((await call(site, 'GET', path, { forged: true })).status).toBe(419)
    const link = { 'X-Requested-With': '' }
    expect((await call(site, 'GET', path, { headers: link })).status).toBe(403)
    const gone = await call(site, 'GET', `${PATH}/99999999/toggle-status`)
    expect(gone.body.errors).toEqual({ product: ['This product does not exist any more.'] })
  })

  test('shows its pictures to its company, and to all while it is published', async () => {
    const { images } = await product('angstrom-gauge')
    const url = images[0].image_url
    const seen = async (as?: typeof site.seller) => (await fetchFile(site, url, as)).status
    expect([await seen(site.seller), await seen(site.rival), await seen()]).toEqual([200, 404, 404])
    const id = await productId(site, 'angstrom-gauge')
    await call(site, 'GET', `${PATH}/${id}/toggle-status`)
    expect(await seen()).toBe(200)
    const bytes = Buffer.from(await (await fetchFile(site, url)).arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 30 })
  })

  test('R239 R245 loses an image at once, with its bytes', async () => {
    const before = (await stored(site)).length
    const { images } = await product('angstrom-gauge')
    const { body } = await call(site, 'DELETE', `${PATH}/image/${images[0].id}`)
    expect(body).toEqual({ data: 'File deleted successfully' })
    expect((await product('angstrom-gauge')).images).toHaveLength(images.length - 1)
    expect(await stored(site)).toHaveLength(before - 1)
  })

  test('R199 is deleted with all its files', async () => {
    const path = `/api/v1/company/products/${await productId(site, 'angstrom-gauge')}`
    expect((await call(site, 'DELETE', path)).body).toEqual({
      data: 'Product Deleted Successfully!!',
    })
    expect(await stored(site)).toEqual([])
    expect((await call(site, 'DELETE', path)).status).toBe(404)
  })
})
