import { vi } from 'vitest'
import { guide } from '../../stories/fixtures/guides'
import type { Guide } from '../../src/guides/guide'
import { firstData, place } from '../support/widget'
import { settle } from '../support/time'
import { usePortal } from './portal'

export { guide }

/** A guide's tag on a page that inlined guides, and where nothing is to be asked for. */
export async function placeGuides(
  tag: `ndt-guide-${string}`,
  attributes: Record<string, string> = {},
  data: Guide | Guide[] = guide,
) {
  const portal = usePortal()
  const element = place(tag, attributes, firstData(JSON.stringify(data)))
  await settle()
  return { element, ...portal }
}

/** The texts that a selector finds in the tag. */
export function textsIn(element: Element, selector: string): string[] {
  return [...element.shadowRoot!.querySelectorAll(selector)].map(each => each.textContent!)
}

/** Says what the system asks for; jsdom-like pages have no media of their own. */
export function reduceMotion(): void {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce') }))
}
