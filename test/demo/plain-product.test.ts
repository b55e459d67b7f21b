// @vitest-environment node
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { call, read, somePlace } from './company-site'
import { open, submit, usePlainForms } from './plain-site'
import { mp4, PATH, picture } from './product-site'
import * as samples from './samples'
import { Visitor } from './visitor'

const plain = usePlainForms()
const ADD = '/company/products/add'
const SLUG = 'tofd-probe-pair-5-mhz-6-mm-element'
const EDIT = `/company/products/edit/${SLUG}`

/** A product as its form has it, but for what each save changes. */
async function productOf(slug: string) {
  const {
    updated_at: _,
    feature_specification: features,
    ...product
  } = (await read(plain.site, `${PATH}/${slug}`)).data
  return { ...product, features: features.map(({ id: _, ...feature }: { id: number }) => feature) }
}

async function place(): Promise<string> {
  const { method_id, category_id, sub_category_id } = await somePlace(plain.site)
  return `1/${method_id}/${category_id}/${sub_category_id}`
}

test('R202-R221 without JavaScript a product is added with all that it has', async () => {
  const { ingrid, site } = plain
  const page = await open(ingrid, ADD)
  expect(page.html).toContain('<ndt-product-form>')
  const added = await submit(ingrid, ADD, page, {
    name: 'Plain block',
    place: await place(),
    short_description: 'Steel.',
    description: '<p>Cut &amp; <b>ground</b></p><script>x()</script>',
    'feature_specification[0][feature_value]': '25 mm',
    'feature_specification[0][feature_description]': 'Thickness\nof the step',
    'available_for[]': '1',
    'tags[]': ['Newly named'],
    'country_id[]': ['2', '1'],
    original_cover_image: await picture('cover.png'),
    'images[][file]': [await picture('one.png'), await picture('two.png')],
    'videos[][file]': mp4(),
  })
  expect([added.status, added.location]).toEqual([303, '/company/products'])
  const { slug } = (await read(site, `${PATH}?search=Plain block`)).data[0]
  const product = await productOf(slug)
  expect(product).toMatchObject({
    segment_id: 'Equipment',
    subCategory: { id: Number((await somePlace(site)).sub_category_id) },
    description: '<p>Cut &amp; <b>ground</b></p>',
    features: [{ feature_value: '25 mm', feature_description: 'Thickness\nof the step' }],
    tags: [{ name: 'Newly named' }],
    country: [{ id: 2 }, { id: 1 }],
    images: [{ name: 'one.png' }, { name: 'two.png' }],
    videos: [{ name: 'weld.mp4' }],
  })

  const path = `/company/products/edit/${slug}`
  const [one] = product.images as { id: number }[]
  const more = { 'dropped[]': ['original_cover_image', `${one!.id}`], name: 'Plain block' }
  const three = await picture('three.png')
  await submit(ingrid, path, await open(ingrid, path), { ...more, 'images[][file]': three })
  const edited = await productOf(slug)
  expect(edited.original_cover_image).toBeNull()
  expect(edited.images).toMatchObject([{ name: 'two.png' }, { name: 'three.png' }])
})

test('R209 a form that is sent as it came changes nothing, rich text included', async () => {
  const { ingrid, site } = plain
  const texts = [
    '<p>a&nbsp;b</p>\n\n<pre>\n  two  lines\n</pre><p class="ql-align-center">x &lt; y</p>',
    '\nno markup, yet\n\n\nthree &amp; lines\n',
    '<p>one\r\ntwo\rthree</p>',
  ]
  const before = await productOf(SLUG)
  const known = (await read(site, `${PATH}/tag-dropdown`)).data as { id: number }[]
  for (const description of texts) {
    const { name, method, category, subCategory } = before
    await call(site, 'POST', `${PATH}/${SLUG}`, {
      multipart: {
        ...{ name, description, method_id: `${method.id}`, category_id: `${category.id}` },
        ...(subCategory && { sub_category_id: `${subCategory.id}` }),
        'tags[0]': `${known[3]!.id}`,
        'tags[1]': `${known[1]!.id}`,
        'feature_specification[0][feature_value]': '5 MHz',
        'feature_specification[0][feature_description]': '\nFirst\nSecond',
      },
    })
    const stored = await productOf(SLUG)
    expect((await submit(ingrid, EDIT, await open(ingrid, EDIT))).status).toBe(303)
    expect(await productOf(SLUG)).toEqual(stored)
  }
})

test('R210 Q64 what is wrong stands beside its field, rows of features included', async () => {
  const { ingrid } = plain
  const { status, faults, fields, html } = await submit(ingrid, ADD, await open(ingrid, ADD), {
    'feature_specification[1][feature_description]': 'Of nothing',
    'images[][file]': [samples.program('weld.png')],
    'tags[]': ['Kept'],
    alias: 'x'.repeat(256),
  })
  expect(status).toBe(422)
  expect(faults).toEqual({
    name: 'The name field is required.',
    alias: 'The alias must not be greater than 255 characters.',
    place: 'The category field is required.',
    'feature_specification-0-feature_value': 'The feature value field is required.',
    images: 'The image must be a file of type: png, jpeg, jpg.',
  })
  expect(html).toContain('5 errors')
  expect(html).toContain('Files have to be chosen again.')
  expect(fields).toContainEqual(['tags[]', 'Kept'])
  const hostile = {
    'name[x]': 'y',
    'tags[a]': 'b',
    'feature_specification[0]': 'c',
    place: '1/x/y',
  }
  expect((await submit(ingrid, ADD, await open(ingrid, ADD), hostile)).status).toBe(422)
})

test('Q106 a stale save changes nothing, files included, and shows both values', async () => {
  const { ingrid } = plain
  const page = await open(ingrid, EDIT)
  const own = [['place', await place()]] as const
  await submit(ingrid, EDIT, page, { alias: 'Theirs', ...Object.fromEntries(own) })
  const stored = await productOf(SLUG)
  const cover = `original_cover_image ${stored.original_cover_image}`
  const dropped = { 'dropped[]': [cover, ...stored.images.map(idOf)] }
  const refused = await submit(ingrid, EDIT, page, { alias: 'Ours', ...dropped })
  expect(refused.status).toBe(409)
  expect(refused.html).toMatch(/Stored now:<\/span> <bdi>Theirs<\/bdi>/)
  expect(refused.fields.filter(([name]) => name === 'dropped[]').map(([, key]) => key)).toEqual([
    ...(stored.original_cover_image ? [cover] : []),
    ...stored.images.map(idOf),
  ])
  expect(await productOf(SLUG)).toEqual(stored)
  expect((await submit(ingrid, EDIT, refused)).status).toBe(303)
  expect((await productOf(SLUG)).alias).toBe('Ours')
})

const idOf = ({ id }: { id: number }) => `${id}`

test('R7 nobody saves another company’s product, nor drops its files', async () => {
  const { ingrid, site } = plain
  const rival = new Visitor(site.app)
  await rival.signIn(demoAccounts.catalogue, '/company-sign-in')
  const stored = await productOf(SLUG)
  expect((await submit(rival, EDIT, await open(rival, ADD), { name: 'Taken' })).status).toBe(404)
  const page = await open(ingrid, EDIT)
  expect((await submit(ingrid, EDIT, page, { _token: 'made.up', name: 'Forged' })).status).toBe(419)
  expect(await productOf(SLUG)).toEqual(stored)
  const { id } = (await read(site, PATH)).data[0]
  for (const action of ['publish', 'delete']) {
    expect((await rival.post('/company/products', { action, id })).status).toBe(404)
  }
  expect((await rival.get(`/company/products?delete=${SLUG}`)).status).toBe(404)
  expect((await rival.get('/company/products?delete=%00')).status).toBe(404)
})

test('R195 R199 a row is deleted after a question', async () => {
  const { ingrid, site } = plain
  const { id, slug, name } = (await read(site, PATH)).data[0]
  const question = await ingrid.text(`/company/products?delete=${slug}`)
  expect(question).toContain(`Delete <bdi class="strong">${name}</bdi>`)
  await ingrid.post('/company/products', { action: 'delete', id })
  expect(await ingrid.text('/company/products')).toContain('Deleted.')
  expect((await ingrid.get(`/company/products?delete=${slug}`)).status).toBe(404)
})
