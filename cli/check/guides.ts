import { DomUtils } from 'htmlparser2'
import { show } from './fit'
import type { Findings } from './result'
import { oddTexts } from './texts'

/** Names what is odd in the texts of a page's guides, which no call has. */
export function findOddGuides(all: ReturnType<typeof DomUtils.findAll>, found: Findings): void {
  for (const { tagName, childNodes } of all) {
    if (!tagName.startsWith('ndt-guide')) continue
    const block = DomUtils.findOne(
      ({ attribs }) => attribs['type'] === JSON_TYPE,
      childNodes,
      false,
    )
    if (!block) continue
    try {
      const guides: unknown = JSON.parse(DomUtils.textContent(block))
      for (const { input, message, hint, path } of oddTexts(guides)) {
        const place = [`<${tagName}>`, ...path.map(({ key }) => key)].join('.')
        found.fault(`is ${show(input)}, and ${message.replace('is not', 'has to be')}`, hint, place)
      }
    } catch (error) {
      found.fault(`The first data of <${tagName}> are no JSON: ${(error as Error).message}`)
    }
  }
}

const JSON_TYPE = 'application/json'
