import { known } from '../known'
import { near } from '../near'
import { partsOf } from '../page'
import { fault, type Rule } from './finding'

const DOCS = 'page#addresses-of-the-site'

const wrongAddress: Rule = ({ settings: { values } }) =>
  Object.entries(partsOf(values['urls'])).flatMap(([start, address]) => {
    if (typeof address !== 'string')
      return fault(
        `The address for "${start}" is ${JSON.stringify(address)}.`,
        'Write a path or an address in quotes.',
        DOCS,
      )
    if (!start.startsWith('/'))
      return fault(
        `No address of the tags begins with "${start}".`,
        `Write \`/${start}\`: the addresses begin with a slash.`,
        DOCS,
      )
    if (known.addresses.some(one => isBegun(one, start) || isBelow(start, one))) return []
    const meant = near(start, known.addresses)
    return fault(
      `No tag leads to "${start}".`,
      meant ? `Write \`${meant}\`.` : 'The contract lists the addresses that tags lead to.',
      DOCS,
    )
  })

/** As the tags take it: up to a part's end. */
const isBegun = (known: string, start: string) =>
  known.startsWith(start) && /^(\/|$)/.test(known.slice(start.length))

/** `/ndt-jobs/welder` is one of `/ndt-jobs/{slug}`. */
const isBelow = (start: string, known: string) =>
  known.includes('{') && start.startsWith(known.slice(0, known.indexOf('{')))

/** Where the page says that the site's pages are. */
export const addresses: Rule[] = [wrongAddress]
