import { Hono } from 'hono'
import type { Env } from '../auth/env'
import { type CompanyDetail, findCompany, listCompanies, recordView } from '../db/queries/companies'
import { listCourses } from '../db/queries/courses'
import { listJobs } from '../db/queries/jobs'
import { keyOf } from '../db/queries/pages'
import { listPublished } from '../db/queries/published'
import { listPublishedServices } from '../db/queries/services'
import { escaped } from '../html/sanitise'
import { shownHtml } from '../html/shown'
import { lastPageUrl, pagerOf, readAsked } from './lists'
import { companyData } from './company-data'
import { answerPicture } from './pictures'
import { plainText } from './rich-text'
import { seekerId } from './seeker'
import { view } from './view'

const PATH = '/ndt-companies'
/** Nothing on a company's page is paged; of a catalogue it shows the newest, a few of them at first. */
const ALL = 100
const FEW = 6

/** `/ndt-companies`: the list, and a company with what it offers, its jobs and courses. */
export const companies = new Hono<Env>()
  .get('/', async c => {
    const asked = readAsked(c)
    const found = await listCompanies(c.get('db'), asked)
    const last = lastPageUrl(PATH, asked, found.total)
    if (last) return c.redirect(last)
    return view(c, 'list', {
      title: 'NDT Companies',
      searchLabel: 'Company name',
      row: '/parts/company-row',
      as: 'company',
      items: found.items,
      pager: pagerOf(PATH, asked, found),
    })
  })
  .get('/:slug', async c => {
    const db = c.get('db')
    const company = await findCompany(db, keyOf(c.req.param('slug')))
    if (!company) return c.notFound()
    const userId = seekerId(c)
    const isPrefetch = !!c.req.header('sec-purpose')
    if (userId !== undefined && !isPrefetch) await recordView(db, userId, company.id)
    const hasAsked = !!c.req.query('products')
    const products = await listPublished(db, company.id, hasAsked ? ALL : FEW)
    const services = await listPublishedServices(db, company.id)
    const website = webAddress(company.website)
    return view(c, 'company', {
      company,
      data: companyData(company, products.items, { origin: c.get('origin'), website }),
      about: await shownHtml(
        company.longDescription || `<p>${escaped(company.shortDescription ?? '-')}</p>`,
      ),
      place: placeOf(company),
      website,
      contact: contactOf(company),
      social: socialOf(company),
      products: { ...products, items: await described(products.items) },
      hasAsked,
      services: { ...services, items: await described(services.items) },
      jobs: await listJobs(db, { companyId: company.id, userId, size: ALL }),
      courses: await listCourses(db, { companyId: company.id, userId, size: ALL }),
    })
  })
  .get('/:slug/picture.png', async c => {
    const company = await findCompany(c.get('db'), keyOf(c.req.param('slug')))
    if (!company) return c.notFound()
    return answerPicture(c, [company.name, placeOf(company)])
  })

const placeOf = ({ city, country }: CompanyDetail) =>
  [city, country?.name].filter(Boolean).join(', ')

/** What it offers, each text sanitised by today's rules: it may have been saved under others. */
async function described<Row extends { description: string | null }>(rows: Row[]) {
  const shown = []
  for (const row of rows) {
    shown.push({ ...row, description: await shownHtml(row.description ?? '') })
  }
  return shown
}

function contactOf({ email, landline, contactPerson, address, googleMapLink }: CompanyDetail) {
  const facts = [
    { symbol: 'mail', label: 'Company Email', value: email, url: email && `mailto:${email}` },
    {
      symbol: 'phone',
      label: 'Company Landline',
      value: landline,
      url: landline && `tel:${landline.replace(/[^+\d]/g, '')}`,
    },
    { symbol: 'person', label: 'Contact Person Name', value: contactPerson },
    {
      symbol: 'place',
      label: 'Address',
      value: address && plainText(address),
      url: webAddress(googleMapLink),
    },
  ]
  return facts.map(fact => ({ ...fact, value: fact.value || '-', url: fact.value && fact.url }))
}

function socialOf({ linkedin, twitter, youtube, facebook }: CompanyDetail) {
  const links = [
    { symbol: 'linkedin', name: 'LinkedIn', url: webAddress(linkedin) },
    { symbol: 'twitter', name: 'Twitter', url: webAddress(twitter) },
    { symbol: 'youtube', name: 'Youtube', url: webAddress(youtube) },
    { symbol: 'facebook', name: 'Facebook', url: webAddress(facebook) },
  ]
  return links.filter(({ url }) => url)
}

/** A link that a company typed, if it leads to the web: `javascript:` and the like do not. */
function webAddress(link: string | null): string | undefined {
  return link && /^https?:\/\//i.test(link) ? link : undefined
}
