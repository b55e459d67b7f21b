// @vitest-environment node
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { read } from './company-site'
import { open, submit, usePlainForms } from './plain-site'
import { picture } from './product-site'
import * as samples from './samples'
import { stored } from './seeded-site'
import { Visitor } from './visitor'

const plain = usePlainForms()
const ADD = '/company/services/add'
const LIST = '/api/v2/company/service'

/** The service with a name, as its form has it. */
async function serviceOf(name: string) {
  const rows = (await read(plain.site, LIST)).data as { id: number; name: string }[]
  const { id } = rows.find(row => row.name === name)!
  return (await read(plain.site, `${LIST}/${id}`)).data
}

async function add(name: string, more = {}) {
  const { ingrid } = plain
  const typed = { company_service_name: name, ...more }
  return submit(ingrid, ADD, await open(ingrid, ADD), typed)
}

test('R232 R235 without JavaScript a service is added with its image, and edited', async () => {
  const { ingrid } = plain
  const added = await add('Drone survey', {
    company_service_description: 'Roofs & stacks.\nOne day.\n\nAsk us.',
    company_service_image: await picture('drone.png'),
  })
  expect([added.status, added.location]).toEqual([303, '/company/services'])
  expect(await ingrid.text('/company/services')).toContain('Added.')
  expect(await ingrid.text('/company/services')).not.toContain('Added.')
  const service = await serviceOf('Drone survey')
  expect(service.description).toBe('<p>Roofs &amp; stacks.<br>One day.</p><p>Ask us.</p>')
  expect(service.image).toMatch(/\/drone\.png$/)

  const path = `/company/services/edit/${service.id}`
  const page = await open(ingrid, path)
  expect(page.html).toContain(`<ndt-service-form service-id="${service.id}">`)
  expect((await submit(ingrid, path, page)).status).toBe(303)
  const untouched = await serviceOf('Drone survey')
  expect({ ...untouched, updated_at: '' }).toEqual({ ...service, updated_at: '' })

  const files = await stored(plain.site)
  const again = { company_service_name: 'Survey', 'dropped[]': 'company_service_image' }
  await submit(ingrid, path, await open(ingrid, path), again)
  expect((await serviceOf('Survey')).image).toBeNull()
  expect(await stored(plain.site)).toHaveLength(files.length - 1)
})

test('R235 a text with a `<` is no markup for that, and loses nothing', async () => {
  const texts = [
    ['For walls where t<d applies & more', '<p>For walls where t&lt;d applies &amp; more</p>'],
    ['t <b and c> d, &lt;5 mm', '<p>t &lt;b and c&gt; d, &amp;lt;5 mm</p>'],
    ['One\n\n<script>two</script>', '<p>One</p><p>&lt;script&gt;two&lt;/script&gt;</p>'],
    ['Up to <b>5 mm</b>', 'Up to <b>5 mm</b>'],
    ['<a href="/ndt-jobs" title=x>Jobs</a>', '<a href="/ndt-jobs" title="x">Jobs</a>'],
  ]
  for (const [index, [typed, stored]] of texts.entries()) {
    await add(`Text ${index}`, { company_service_description: typed })
    expect((await serviceOf(`Text ${index}`)).description).toBe(stored)
  }
})

test('R234 what is wrong stands beside its field, and what was typed stays', async () => {
  const { status, html, faults, fields } = await add('', {
    company_service_description: '<p>A & b</p>',
    company_service_image: samples.svg('photo.png'),
  })
  expect(status).toBe(422)
  expect(faults).toEqual({
    company_service_name: 'The name field is required.',
    company_service_image: 'The image must be a file of type: png, jpeg, jpg.',
  })
  expect(html).toContain('href="#f-company_service_name"')
  const described = /name="company_service_description"[^>]* aria-describedby="([^"]+)"/.exec(html)
  expect(html).toContain(`id="${described?.[1]}">Plain text, or HTML.`)
  expect(html).toContain('Files have to be chosen again.')
  expect(fields).toContainEqual(['company_service_description', '<p>A & b</p>'])
  // no script hides what was typed
  expect(html).not.toContain('<ndt-service-form')
})

test('Q106 a stale save shows both values, and saves when it is sent again', async () => {
  const { ingrid } = plain
  await add('Two people')
  const path = `/company/services/edit/${(await serviceOf('Two people')).id}`
  const [first, second] = [await open(ingrid, path), await open(ingrid, path)]
  await submit(ingrid, path, first, { company_service_name: 'Theirs' })
  const refused = await submit(ingrid, path, second, { company_service_name: 'Ours' })
  expect(refused.status).toBe(409)
  expect(refused.html).toMatch(/Stored now:<\/span> <bdi>Theirs<\/bdi>/)
  expect(refused.fields).toContainEqual(['company_service_name', 'Ours'])
  expect((await serviceOf('Theirs')).name).toBe('Theirs')
  expect((await submit(ingrid, path, refused)).status).toBe(303)
  expect((await serviceOf('Ours')).name).toBe('Ours')
})

test('R7 another company’s service, a form without its token and one without files are refused', async () => {
  const { ingrid, site } = plain
  await add('Ours alone')
  const path = `/company/services/edit/${(await serviceOf('Ours alone')).id}`
  const page = await open(ingrid, path)
  const rival = new Visitor(site.app)
  await rival.signIn(demoAccounts.catalogue, '/company-sign-in')
  const own = await open(rival, ADD)
  const name = { company_service_name: 'Taken' }
  expect((await submit(rival, path, own, name)).status).toBe(404)
  for (const _token of ['', 'made.up', []]) {
    expect((await submit(ingrid, path, page, { ...name, _token })).status).toBe(419)
  }
  expect((await ingrid.post(path, name)).status).toBe(415)
  expect((await serviceOf('Ours alone')).name).toBe('Ours alone')
})

test('R229 Q55 a row is published by its own button, and not deleted', async () => {
  const { ingrid } = plain
  await add('Short lived')
  const { id, status, updated_at: version } = await serviceOf('Short lived')
  const list = '/company/services?page=1'
  const flip = () => ingrid.post(list, { action: 'unpublish', id: String(id), version })
  const flipped = await flip()
  expect([flipped.status, flipped.headers.get('location')]).toEqual([303, list])
  expect((await serviceOf('Short lived')).status).toBe(3 - status)
  await ingrid.post(list, { action: 'publish', id: String(id), version })
  expect(await ingrid.text(list)).toContain('This was changed elsewhere')
  expect((await serviceOf('Short lived')).status).toBe(3 - status)
  for (const action of ['delete', 'x', 'constructor']) {
    expect((await ingrid.post(list, { action, id: String(id) })).status).toBe(422)
  }
  expect((await ingrid.get(`/company/services?delete=${id}`)).status).toBe(404)
})
