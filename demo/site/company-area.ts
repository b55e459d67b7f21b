import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Env, User } from '../auth/env'
import { takeFlash } from '../auth/flash'
import { signInUrl } from '../auth/next'
import { requireRole } from '../auth/role'
import { findCompany, type CompanyDetail } from '../db/queries/companies'
import { asId } from '../db/queries/pages'
import type { FileHome } from '../files/home'
import { showSheet, takeSheet } from '../plain/answer'
import { heldForm } from '../plain/held'
import { openProduct } from '../plain/product'
import { openProfile } from '../plain/profile'
import { openService } from '../plain/service'
import type { Sheet } from '../plain/sheet'
import { productRows, serviceRows, type Rows } from './company-rows'
import { actOnRow, showRows } from './company-lists'
import { refuseUnread } from './company-uploads'
import { homeOf } from './seeker'

/** Who is here for a company, and the company; an account that is to make one has none (R158). */
interface Member {
  user: User
  company: CompanyDetail | undefined
}

/** Opens the form of a page; undefined when there is nothing to edit. */
type Open = (c: Context<Env>, member: Member) => Promise<Sheet | undefined>

const profile: Open = (c, { company }) => openProfile(c.get('db'), company)

const product: Open = async (c, { company }) =>
  company && openProduct(c.get('db'), company.id, c.req.param('slug'))

const service: Open = async (c, { company }) => {
  const given = c.req.param('id')
  // what can be no number is no service's
  const id = given === undefined ? undefined : (asId(given) ?? 0)
  return company && openService(c.get('db'), company.id, id)
}

const forms: Record<string, Open> = {
  '/profile': profile,
  '/products/add': product,
  '/products/edit/:slug': product,
  '/services/add': service,
  '/services/edit/:id': service,
}

const lists: Record<string, Rows> = { '/products': productRows, '/services': serviceRows }

/**
 * `/company/*`: the pages of a company's own area (R143). Each brings its tag with what visitors see
 * and use without JavaScript inside; any other path leads nowhere (R144).
 */
export function companyArea(home: FileHome): Hono<Env> {
  const app = new Hono<Env>()
  for (const [path, open] of Object.entries(forms)) {
    const mayBeNew = open === profile
    app.get(path, c =>
      admit(c, mayBeNew, async member => {
        const sheet = await open(c, member)
        return sheet && showSheet(c, member.company, sheet, takeFlash(c))
      }),
    )
    app.post(path, holdOthers, requireRole('company'), c =>
      admit(c, mayBeNew, async member => {
        const sheet = await open(c, member)
        if (sheet) return takeSheet(c, home, member, sheet)
        refuseUnread(c)
        return undefined
      }),
    )
  }
  for (const [path, rows] of Object.entries(lists)) {
    app.get(path, c => admit(c, false, ({ company }) => showRows(c, rows, company!)))
    app.post(path, requireRole('company'), c =>
      admit(c, false, ({ user }) => actOnRow(c, rows, { db: c.get('db'), home, user })),
    )
  }
  return app
}

/** Keeps a form that is another's from being saved, whoever is signed in, or nobody. */
const holdOthers = createMiddleware<Env>(async (c, next) => heldForm(c) ?? next())

/** Lets a company's people in, and sends others where they can go on (R145, Q21). */
async function admit(
  c: Context<Env>,
  mayBeNew: boolean,
  answer: (member: Member) => Promise<Response | undefined>,
): Promise<Response> {
  const user = c.get('user')
  const { pathname, search } = new URL(c.req.url)
  if (!user) return c.redirect(signInUrl(pathname + search, '/company-sign-in'))
  const isNew = user.company_id === null
  if (user.role !== 'company' || (isNew && !mayBeNew)) return c.redirect(homeOf(user))
  const company = isNew ? undefined : await findCompany(c.get('db'), { id: user.company_id! })
  if (!isNew && !company) return c.notFound()
  return (await answer({ user, company })) ?? c.notFound()
}
