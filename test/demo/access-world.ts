import { beforeAll } from 'vitest'
import { recordFile } from '../../demo/db/queries/files'
import { makeLink } from '../../demo/db/queries/links'
import { insertService } from '../../demo/db/queries/services'
import { courses, jobs, productMedia } from '../../demo/db/schema'
import { demoAccounts } from '../../demo/db/seed'
import { guides } from '../../demo/guides/guides'
import type { Row } from './access-calls'
import { send, type Request } from './api-world'
import { productId, read, somePlace, useCompanies } from './company-site'
import { enter, profileOf, type Person } from './seeded-site'

/** Who asks, in the order of a row's answers. */
const actors = ['newcomer', 'user', 'catalogue', 'company'] as const

/** A site with what somebody owns of everything, and how each of five asks for it. */
export function useOwners() {
  const site = useCompanies()
  const known = new Map<string, string | number>()

  beforeAll(async () => {
    const id = (await read(site, '/api/v2/company/profile')).data.id as number
    await insertService(site.db, id, { name: 'Kept' })
    await insertService(site.db, id, { name: 'Given up' })
    const [first, spare] = (await read(site, '/api/v2/company/product')).data
    const product = await productId(site, first.slug)
    await site.uploads.write('hidden.png', Buffer.from('x'))
    const own = { companyId: id, mime: 'image/png', size: 1 }
    const hidden = await recordFile(site.db, {
      ...own,
      kind: 'service_image',
      name: 'hidden.png',
      path: 'hidden.png',
    })
    const shown = await recordFile(site.db, {
      ...own,
      kind: 'product_image',
      name: 'shown.png',
      path: 'shown.png',
    })
    const [media] = await site.db
      .insert(productMedia)
      .values({ productId: product, fileId: shown, kind: 'image' })
      .returning()
    const [givenUp, kept] = (await read(site, '/api/v2/company/service')).data
    const place = await somePlace(site)
    const [confirm, reset] = [
      await makeLink(site.db, site.seller.id, 'confirm'),
      await makeLink(site.db, site.seller.id, 'reset'),
    ]
    const { resume } = await profileOf(site, site.amara)
    const names = {
      ...{ company: id, product, slug: first.slug, spare: spare.id, media: media!.id, hidden },
      ...{
        service: givenUp.id,
        kept: kept.id,

        seeker: site.amara.id,
        guide: guides[0]!.slug,
      },
      ...{ method: place.method_id, category: place.category_id, resume: resume!.split('/')[2]! },
      ...{ confirm, reset },
      job: (await site.db.select().from(jobs).limit(1))[0]!.id,
      course: (await site.db.select().from(courses).limit(1))[0]!.id,
    }
    for (const [name, value] of Object.entries(names)) known.set(name, value as string)
  })

  const fill = <T>(value: T): T =>
    JSON.parse(
      JSON.stringify(value ?? null).replace(/{(\w+)}/g, (all, name) =>
        String(known.get(name) ?? all),
      ),
    )

  const sessions = new Map<string, Promise<Person>>()
  /** The session of an account, and a new one for what ends it. */
  const sessionOf = (actor: keyof typeof demoAccounts, route: string) => {
    const known = sessions.get(actor)
    if (known && !/out$/.test(route)) return known
    const opened = enter(site.db, demoAccounts[actor].email)
    if (!known) sessions.set(actor, opened)
    return opened
  }

  /** Asks for a row as nobody or as an account. */
  async function ask(
    [route, , path, sent]: Row,
    actor?: keyof typeof demoAccounts,
    more: Pick<Request, 'forged'> = {},
  ) {
    const [method = '', template = ''] = route.split(' ')
    const as = actor && (await sessionOf(actor, route))
    const request: Request = { ...fill(sent), ...(as && { as }), ...more }
    return send(site.app, method, fill(path ?? template), request)
  }

  /** Asks for a row as each of the five; who may do most comes last. */
  async function askAll(row: Row, more?: Pick<Request, 'forged'>): Promise<Response[]> {
    const answers = [await ask(row, undefined, more)]
    for (const actor of actors) answers.push(await ask(row, actor, more))
    return answers
  }

  return { site, fill, ask, askAll }
}
