import { readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  Metadata,
} from 'libphonenumber-js/core'

const TABLE = 'widgets/guide-download/dialling-table.ts'
const read = name =>
  JSON.parse(readFileSync(new URL(`../node_modules/libphonenumber-js/${name}`, import.meta.url)))

/**
 * The table of the countries' dialling codes and lengths of numbers: `IN91,8-10`.
 *
 * The longest is that of an example number, the shortest the shortest possible (R274); without
 * them, 15 and 6 (R275).
 */
export function renderDialling() {
  const metadata = read('metadata.min.json')
  const examples = read('examples.mobile.json')
  const rows = getCountries(metadata)
    .sort()
    .map(region => {
      const plan = new Metadata(metadata)
      plan.selectNumberingPlan(region)
      const longest = getExampleNumber(region, examples, metadata)?.nationalNumber.length ?? 15
      const shortest = Math.min(longest, ...(plan.numberingPlan.possibleLengths() ?? [6]))
      return `${region}${getCountryCallingCode(region, metadata)},${shortest}-${longest}`
    })
  return `/** Made by \`npm run dialling\` from libphonenumber: region, dialling code, digits from and to. */
export const table =
  '${rows.join(' ')}'
`
}

/** `npm run dialling` */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(TABLE, renderDialling())
}
