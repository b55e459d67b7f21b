import type { CompanyDetail } from '../db/queries/companies'
import type { PublishedProduct } from '../db/queries/published'
import { about, type StructuredData } from './structured-data'

/** Where the site is, and the company's own address if it leads to the web. */
interface Places {
  origin: string
  website: string | undefined
}

/** A company, and each of the products that its page shows; what nobody told is left out. */
export function companyData(
  company: CompanyDetail,
  products: PublishedProduct[],
  { origin, website }: Places,
): StructuredData[] {
  const url = `${origin}/ndt-companies/${company.slug}`
  const owner = { '@id': `${url}#organization` }
  const organization = about('Organization', {
    ...owner,
    name: company.name,
    url,
    ...(company.shortDescription && { description: company.shortDescription }),
    ...(company.logo && { logo: origin + company.logo }),
    ...(website && { sameAs: website }),
    ...(company.email && { email: company.email }),
    ...(company.landline && { telephone: company.landline }),
    ...((company.city || company.country) && { address: addressOf(company) }),
  })
  return [organization, ...products.map(product => productData(product, { origin, url, owner }))]
}

const addressOf = ({ city, country }: CompanyDetail) => ({
  '@type': 'PostalAddress',
  ...(city && { addressLocality: city }),
  ...(country && { addressCountry: country.name }),
})

function productData(
  product: PublishedProduct,
  { origin, url, owner }: { origin: string; url: string; owner: object },
): StructuredData {
  const images = [...new Set([product.cover, ...product.images])].filter(image => image !== null)
  return about('Product', {
    name: product.name,
    url: `${url}?products=all#product-${product.slug}`,
    category: product.category,
    manufacturer: owner,
    ...(product.about && { description: product.about }),
    ...(images.length > 0 && { image: images.map(image => origin + image) }),
    ...(product.features.length > 0 && {
      additionalProperty: product.features.map(({ value, description }) => ({
        '@type': 'PropertyValue',
        name: value,
        ...(description && { value: description }),
      })),
    }),
    ...(product.videos.length > 0 && {
      subjectOf: product.videos.map(video => ({
        '@type': 'VideoObject',
        name: product.name,
        contentUrl: origin + video,
      })),
    }),
  })
}
