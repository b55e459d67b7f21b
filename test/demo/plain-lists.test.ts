// @vitest-environment node
import { expect, test } from 'vitest'
import { demoAccounts } from '../../demo/db/seed'
import { productId, read } from './company-site'
import { usePlainForms } from './plain-site'
import { PATH } from './product-site'
import { Visitor } from './visitor'

const plain = usePlainForms()
const LIST = '/company/products'

const rowsOf = async (page: number) =>
  (await read(plain.site, `${PATH}?page=${page}`)).data as { id: number; slug: string }[]

test('Q91 a delete leads back to the page of the list where the row stood', async () => {
  const { ingrid } = plain
  const [row] = await rowsOf(2)
  const question = `${LIST}?page=2&delete=${row!.slug}`
  expect(await ingrid.text(`${LIST}?page=2`)).toContain(`href="${question.replace('&', '&amp;')}"`)
  const asked = await ingrid.text(question)
  expect(asked).toContain(`action="${LIST}?page=2"`)
  expect(asked).toContain(`href="${LIST}?page=2">Cancel`)
  const answer = await ingrid.post(`${LIST}?page=2`, { action: 'delete', id: `${row!.id}` })
  expect(answer.headers.get('location')).toBe(`${LIST}?page=2`)
  expect(await ingrid.text(`${LIST}?page=2`)).toContain('Deleted.')
  // once more, as by a second click, and what never was
  for (const id of [String(row!.id), '999999999']) {
    const again = await ingrid.post(`${LIST}?page=2`, { action: 'delete', id })
    expect(again.headers.get('location')).toBe(`${LIST}?page=2`)
    const shown = await ingrid.text(`${LIST}?page=2`)
    expect(shown).toContain('It is no longer in the list.')
    expect(shown).not.toContain('Deleted.')
  }
})

test('a list’s links keep what its tag is asked for in the address', async () => {
  const { ingrid } = plain
  const html = await ingrid.text(`${LIST}?name=tofd&sort=name&page=2`)
  const kept = `${LIST}?name=tofd&amp;sort=name`
  expect(html).toContain(`href="${kept}" rel="prev"`)
  expect(html).toContain(`href="${kept}&amp;page=3" rel="next"`)
  expect(html).toContain(`href="${kept}&amp;page=2&amp;delete=`)
})

test('Q91 past the end there is the last page, and an empty list says so', async () => {
  const { ingrid, site } = plain
  const filtered = await ingrid.get(`${LIST}?name=tofd&sort=name&page=900`)
  expect(filtered.headers.get('location')).toMatch(
    /^\/company\/products\?name=tofd&sort=name&page=\d+$/,
  )
  const past = await ingrid.get(`${LIST}?page=900`)
  const last = past.headers.get('location')!
  expect([past.status, last]).toEqual([302, expect.stringMatching(/\?page=\d$/)])
  expect((await ingrid.get(last)).status).toBe(200)
  const newcomer = new Visitor(site.app)
  const account = { email: 'empty@site.example', password: 'a rope and a hammer' }
  const named = { company_name: 'Empty', contact_person_name: 'Emil' }
  await newcomer.post('/company-sign-up', { ...account, ...named })
  for (const path of [LIST, '/company/services']) {
    const html = await newcomer.text(path)
    expect(html).toContain('No data found')
    expect(html).not.toContain('<ul class="rows')
  }
})

test('a row that is as a second click wants it is done; one that is not was changed elsewhere', async () => {
  const { ingrid, site } = plain
  const slug = 'tofd-probe-pair-5-mhz-6-mm-element'
  const id = String(await productId(site, slug))
  const { updated_at: version } = (await read(site, `${PATH}/${slug}`)).data
  const send = async (action: string) => {
    await ingrid.post(LIST, { action, id, version })
    const html = await ingrid.text(LIST)
    return /<p class="notice notice--(\w+)" role="\w+">.*?<\/svg>([^<]+)/.exec(html)?.slice(1)
  }
  expect(await send('unpublish')).toEqual(['success', 'Unpublished.'])
  expect(await send('unpublish')).toEqual(['success', 'Unpublished.'])
  expect(await send('publish')).toEqual([
    'danger',
    'This was changed elsewhere in the meantime. Look at it again.',
  ])
  const rival = new Visitor(site.app)
  await rival.signIn(demoAccounts.catalogue, '/company-sign-in')
  expect((await rival.post(LIST, { action: 'unpublish', id, version })).status).toBe(404)
})
