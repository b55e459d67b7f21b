// @vitest-environment node
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { files, products, services } from '../../demo/db/schema'
import { call, read, useCompanies } from './company-site'
import * as samples from './samples'
import { fetchFile, stored } from './seeded-site'

const site = useCompanies()
const IMAGE = '/dashboard/text-editor-image'

const save = (multipart: Record<string, string | File>) =>
  call(site, 'POST', '/dashboard/company/profile/update', {
    multipart: { company_name: 'Meridian Weld', ...multipart },
  })
const profile = async (as = site.seller) => (await read(site, '/api/v2/company/profile', as)).data
const image = async () => samples.fileOf('weld.png', await samples.plain(60, 60).png().toBuffer())

describe('R173 a picture of a text', () => {
  test('is kept, and shown to everyone', async () => {
    const text_editor_image = await image()
    const { body } = await call(site, 'POST', IMAGE, { multipart: { text_editor_image } })
    const url = body.data.editorImage as string
    expect((await fetchFile(site, url)).headers.get('content-type')).toBe('image/png')
    await save({ company_long_description: `<p>See <img src="${url}" onload="x()"></p>` })
    expect((await profile()).company_long_description).toBe(`<p>See <img src="${url}"></p>`)
    const refused = await call(site, 'POST', IMAGE, {
      as: site.amara,
      multipart: { text_editor_image },
    })
    expect(refused.status).toBe(403)
  })
})

describe('R173 a picture that no text shows', () => {
  const upload = async () => {
    const multipart = { text_editor_image: await image() }
    const { body } = await call(site, 'POST', IMAGE, { multipart })
    return body.data.editorImage as string
  }
  const status = async (url: string) => (await fetchFile(site, url)).status
  const age = () =>
    site.db
      .update(files)
      .set({ createdAt: sql`now() - interval '25 hours'` })
      .where(isPicture)
  const isPicture = eq(files.kind, 'editor_image')

  test('is deleted a day later, with the next save; one that is shown stays', async () => {
    const [shown, unused] = [await upload(), await upload()]
    await age()
    const young = await upload()
    const rivals = await site.db
      .insert(files)
      .values({
        companyId: (await profile(site.rival)).id,
        kind: 'editor_image',
        name: 'x.png',
        mime: 'image/png',
        size: 1,
        store: 'demo',
        path: 'assets/mark.svg',
        createdAt: new Date(0),
      })
      .returning({ id: files.id })
    await save({ company_address: `<p><img src="${shown}"></p>` })
    expect(await Promise.all([shown, unused, young].map(status))).toEqual([200, 404, 200])
    expect(await stored(site)).toHaveLength(2)
    expect(await site.db.$count(files, eq(files.id, rivals[0]!.id))).toBe(1)
    await age()
    await save({})
    expect(await Promise.all([shown, young].map(status))).toEqual([404, 404])
  })

  test('stays where a product or a service shows it', async () => {
    const [inProduct, inService] = [await upload(), await upload()]
    const { id } = await profile()
    const [product] = await site.db.select().from(products).where(eq(products.companyId, id))
    const [service] = await site.db.select().from(services).where(eq(services.companyId, id))
    const show = (url: string) => ({ description: `<p><img src="${url}"></p>` })
    await site.db.update(products).set(show(inProduct)).where(eq(products.id, product!.id))
    await site.db.update(services).set(show(inService)).where(eq(services.id, service!.id))
    await age()
    await save({})
    expect(await Promise.all([inProduct, inService].map(status))).toEqual([200, 200])
  })
})
