import { Hono, type Context } from 'hono'
import type { Env, User } from '../auth/env'
import { signInUrl } from '../auth/next'
import { dayInWords } from '../db/days'
import { findCompany } from '../db/queries/companies'
import { asId } from '../db/queries/pages'
import { readProduct } from '../db/queries/product'
import { listProducts } from '../db/queries/products'
import { listServices, readService } from '../db/queries/services'
import { homeOf } from './seeker'
import { view } from './view'

/** Who is signed in for a company: `company_id` is there. */
type Member = User & { company_id: number }

/**
 * `/company/*`: the pages of a company's own area (R143). Each brings its tag with what visitors see
 * without JavaScript inside; any other path leads nowhere (R144).
 */
export const companyArea = new Hono<Env>()
  .get('/profile', async c => {
    const user = c.get('user')
    // An account without a company makes one here (R158).
    if (user?.role === 'company' && user.company_id === null) {
      return view(c, 'company-area/profile', { company: undefined })
    }
    return show(c, 'company-area/profile', async () => ({}))
  })
  .get('/products', c =>
    show(c, 'company-area/products', async ({ company_id: id }) => ({
      found: await listProducts(c.get('db'), id, { page: Number(c.req.query('page') ?? 1) }),
    })),
  )
  .get('/products/add', c => show(c, 'company-area/product-form', async () => ({ slug: null })))
  .get('/products/edit/:slug', c =>
    show(c, 'company-area/product-form', async ({ company_id: id }) => {
      const product = await readProduct(c.get('db'), id, c.req.param('slug'))
      return product && { slug: product.slug }
    }),
  )
  .get('/services', c =>
    show(c, 'company-area/services', async ({ company_id: id }) => ({
      found: await listServices(c.get('db'), id, { page: Number(c.req.query('page') ?? 1) }),
    })),
  )
  .get('/services/add', c => show(c, 'company-area/service-form', async () => ({ id: null })))
  .get('/services/edit/:id', c =>
    show(c, 'company-area/service-form', async ({ company_id }) => {
      const id = asId(c.req.param('id'))
      const service = id ? await readService(c.get('db'), company_id, id) : undefined
      return service && { id: service.id }
    }),
  )

/** Shows a page to a company's people, and sends others where they can go on (R145, Q21). */
async function show(
  c: Context<Env>,
  template: string,
  read: (member: Member) => Promise<object | undefined>,
) {
  const user = c.get('user')
  const { pathname, search } = new URL(c.req.url)
  if (!user) return c.redirect(signInUrl(pathname + search, '/company-sign-in'))
  if (!isMember(user)) return c.redirect(homeOf(user))
  const company = await findCompany(c.get('db'), { id: user.company_id })
  const data = company && (await read(user))
  if (!data) return c.notFound()
  return view(c, template, { ...data, company, dayInWords })
}

const isMember = (user: User): user is Member => user.role === 'company' && user.company_id !== null
