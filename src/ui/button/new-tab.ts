import { partsTexts } from '../texts'

/** The name of a link that opens beside the page, which readers are told (WCAG G201). */
export function inNewTab(name: string): string {
  return `${name} ${partsTexts().newTab}`
}
