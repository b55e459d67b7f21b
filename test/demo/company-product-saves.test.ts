// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { productTags } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { userOf } from '../support/user-of'
import { read, somePlace } from './company-site'
import { mp4, picture, useProducts } from './product-site'
import * as samples from './samples'
import { stored } from './seeded-site'

const { site, send, product } = useProducts()

describe('R208 a product', () => {
  test('R210 is made, and read back as it was sent', async () => {
    const place = await somePlace(site)
    const { status, body } = await send('store', {
      name: 'Ångström gauge',
      'available_for[0]': '1',
      'available_for[1]': 'Purchase',
      alias: 'AG-1',
      published_date: '2026-02-28',
      short_description: 'Thin films',
      description: '<p onclick="x()">For <b>thin</b> films<script>x()</script></p>',
      'tags[0]': 'Portable',
      'tags[1]': 'Thin films',
      'country_id[0]': '3',
      'feature_specification[0][feature_value]': '0.1 nm',
      'feature_specification[0][feature_description]': 'Resolution',
      'feature_specification[1][feature_value]': '2 kg',
      original_cover_image: await picture('cover.png'),
      'images[0][file]': await picture('one.png'),
      'videos[0][file]': mp4(),
    })
    expect([status, body]).toEqual([200, { data: 'Product Added Successfully!!' }])
    const made = await product('angstrom-gauge')
    expect(made).toMatchObject({
      name: 'Ångström gauge',
      segment_id: 'Equipment',
      available_for_name: ['Lease', 'Purchase'],
      method: { id: Number(place.method_id) },
      category: { id: Number(place.category_id) },
      subCategory: { id: Number(place.sub_category_id) },
      alias: 'AG-1',
      published_date: '2026-02-28',
      short_description: 'Thin films',
      description: '<p>For <b>thin</b> films</p>',
      tags: [{ name: 'Portable' }, { name: 'Thin films' }],
      country: [{ id: 3 }],
      feature_specification: [
        { feature_value: '0.1 nm', feature_description: 'Resolution' },
        { feature_value: '2 kg', feature_description: null },
      ],
      images: [{ name: 'one.png' }],
      videos: [{ name: 'weld.mp4' }],
    })
    expect(await stored(site)).toHaveLength(3)
  })

  test('Q60 Q98 a save keeps files that it names or leaves out, and clears what is blank', async () => {
    const before = await product('angstrom-gauge')
    const { status } = await send('angstrom-gauge', {
      name: 'Angstrom gauge',
      id: String(before.id),
      product_id: String(before.id),
      original_cover_image: before.original_cover_image,
      'images[0][id]': String(before.images[0].id),
      'images[1][file]': await picture('two.png'),
    })
    expect(status).toBe(200)
    const after = await product('angstrom-gauge')
    expect(after.images.map(({ name }: { name: string }) => name)).toEqual(['one.png', 'two.png'])
    expect(after).toMatchObject({
      original_cover_image: before.original_cover_image,
      name: 'Angstrom gauge',
      alias: null,
      tags: [],
      feature_specification: [],
      videos: before.videos,
    })
  })

  test('Q64 Q102 R220 is refused field by field, in Laravel’s words, and then nothing is kept', async () => {
    const files = await stored(site)
    const many = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [
        `feature_specification[${index}][feature_value]`,
        index ? 'x' : '',
      ]),
    )
    const { status, body } = await send('store', {
      ...many,
      name: '',
      method_id: '',
      alias: 'x'.repeat(256),
      published_date: '2026-02-30',
      'images[0][file]': samples.fileOf('a.png', 'no picture'),
      'videos[0][file]': mp4('cut off'),
      original_cover_image: samples.fileOf('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    })
    expect(status).toBe(422)
    expect(body.errors).toEqual({
      name: ['The name field is required.'],
      method_id: ['The method field is required.'],
      alias: ['The alias must not be greater than 255 characters.'],
      published_date: ['The published date must be a valid date.'],
      original_cover_image: ['The thumbnail must be a file of type: png, jpeg, jpg.'],
      'images.0.file': ['The image must be a file of type: png, jpeg, jpg.'],
      'videos.0.file': ['The video must be a file of type: mp4.'],
      'feature_specification.0.feature_value': ['The feature value field is required.'],
    })
    expect(await stored(site)).toEqual(files)
  })

  test('R219 R221 has at most 30 specifications and 5 images', async () => {
    const features = Array.from({ length: 31 }, (_, index) => [
      `feature_specification[${index}][feature_value]`,
      'x',
    ])
    expect((await send('store', Object.fromEntries(features))).body.errors).toEqual({
      feature_specification: ['The feature specification must not have more than 30 items.'],
    })
    const images: Record<string, File> = {}
    for (let n = 0; n < 4; n++) images[`images[${n}][file]`] = await picture(`${n}.png`)
    expect((await send('angstrom-gauge', images)).body.errors).toEqual({
      images: ['The images must not have more than 5 items.'],
    })
  })

  test('R211 a category of another method, and a sub-category of another category, are refused', async () => {
    const { data } = await read(site, '/api/v2/categories/method/2/1')
    const { body } = await send('store', { category_id: String(data[0].id), sub_category_id: '' })
    expect(body.errors).toEqual({ category_id: ['The selected category is invalid.'] })
    const other = await send('store', { sub_category_id: '9999' })
    expect(other.body.errors).toEqual({
      sub_category_id: ['The selected sub category is invalid.'],
    })
  })

  test('Q14 keeps a tag that another company was the first to name, by its number', async () => {
    const { companyId } = await userOf(site.db, demoAccounts.catalogue.email)
    await site.db.insert(productTags).values({ name: 'Named elsewhere', companyId })
    await send('store', { name: 'Shared tag', 'tags[0]': 'Named elsewhere' })
    const { tags } = await product('shared-tag')
    const again = await send('shared-tag', { name: 'Shared tag', 'tags[0]': String(tags[0].id) })
    expect([again.status, (await product('shared-tag')).tags]).toEqual([200, tags])
    const others = await send('store', { 'tags[0]': String(tags[0].id) }, site.rival)
    expect(others.status).toBe(200)
  })

  test('takes an address that is free', async () => {
    for (const slug of ['store-2', 'store-3']) {
      expect((await send('store', { name: 'Store' })).status).toBe(200)
      expect((await product(slug)).name).toBe('Store')
    }
  })
})
