import { call, read, somePlace, useCompanies } from './company-site'
import * as samples from './samples'

/** The path of a company's products. */
export const PATH = '/api/v2/company/product'

/** Opens a site for the tests of a file, and what they do with its products. */
export function useProducts() {
  const site = useCompanies()
  return {
    site,
    /** Saves a product of Meridian, unless said otherwise: a new one, or the one of a slug. */
    send: async (path: string, fields: Record<string, string | File>, as = site.seller) =>
      call(site, 'POST', `${PATH}/${path}`, {
        as,
        multipart: { name: 'Test block', ...(await somePlace(site)), ...fields },
      }),
    /** Reads a product as its form does. */
    product: async (slug: string) => (await read(site, `${PATH}/${slug}`)).data,
  }
}

/** A small picture. */
export const picture = async (name: string) =>
  samples.fileOf(name, await samples.plain(30, 20).png().toBuffer())

/** An mp4 of nothing: its type, its index and its media, each an empty box or nearly so. */
export const mp4 = (rest = '') =>
  samples.fileOf(
    'weld.mp4',
    Buffer.from(
      `\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08moov\0\0\0\x08mdat${rest}`,
      'latin1',
    ),
  )
