import { eq } from 'drizzle-orm'
import type { Db } from '../../database'
import { companies, companyCategoryLinks, companyTypeLinks } from '../../schema'
import { escaped } from '../../../html/sanitise'
import { companies as told, type CompanySeed } from '../companies'
import { slugOf } from '../text'
import { insertDemoFile } from './files'
import { type Ids, idsBy } from './ids'
import type { Lookups } from './lookups'

const rowOf = (company: CompanySeed, countryId: Ids) => {
  const slug = slugOf(company.name)
  const items = company.offers.map(offer => `<li>${escaped(offer)}</li>`).join('')
  const query = encodeURIComponent(company.street)
  const contact = slugOf(company.contact.replace(/^Dr /, '')).replace(/-/g, '.')
  return {
    slug,
    name: company.name,
    website: `https://www.${company.domain}`,
    shortDescription: company.short,
    longDescription: `<p>${escaped(company.about)}</p><ul>${items}</ul>`,
    address: `<p>${escaped(company.street)}</p>`,
    city: company.city,
    countryId: countryId(company.country),
    googleMapLink: `https://www.google.com/maps/search/?api=1&query=${query}`,
    email: `hello@${company.domain}`,
    landline: company.phone,
    contactPerson: company.contact,
    contactEmail: `${contact}@${company.domain}`,
    linkedin: `https://www.linkedin.com/company/${slug}-example`,
    youtube: company.featured ? `https://www.youtube.com/@${slug}-example` : null,
    founded: company.founded,
    rating: company.rating,
    numberOfReviews: company.reviews,
    featured: company.featured ?? false,
  }
}

/** Inserts the companies with their logos, categories and types, and returns their numbers by name. */
export async function insertCompanies(db: Db, { countryId, categoryId }: Lookups): Promise<Ids> {
  const rows = await db
    .insert(companies)
    .values(told.map(company => rowOf(company, countryId)))
    .returning({ id: companies.id, name: companies.name })
  const companyId = idsBy(rows, row => row.name)

  for (const { name, logo } of told) {
    if (logo === 'none') continue
    const file = `${slugOf(name)}.svg`
    const logoId = await insertDemoFile(db, {
      companyId: companyId(name),
      kind: 'logo',
      name: file,
      mime: 'image/svg+xml',
      path: `assets/logos/${file}`,
    })
    await db
      .update(companies)
      .set({ logoId })
      .where(eq(companies.id, companyId(name)))
  }

  const categories = told.flatMap(({ name, categories }) =>
    categories.map((category, position) => ({
      companyId: companyId(name),
      categoryId: categoryId(category),
      position,
    })),
  )
  await db.insert(companyCategoryLinks).values(categories)

  const types = told.flatMap(({ name, types = [] }) =>
    types.map(typeId => ({ companyId: companyId(name), typeId })),
  )
  await db.insert(companyTypeLinks).values(types)
  return companyId
}
