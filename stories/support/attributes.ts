import type { Args } from '@storybook/web-components-vite'
import type { Guide } from '../../src/guides/guide'
import { inlined } from '../fixtures/guides'

/** Gives a tag its controls as attributes. */
export function setAttributes(element: HTMLElement, args: Args): void {
  for (const [name, value] of Object.entries(args)) {
    if (value === undefined || value === false || value === '') element.removeAttribute(name)
    else element.setAttribute(name, attributeOf(value))
  }
}

function attributeOf(value: unknown): string {
  if (value === true) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A tag as a page writes it; `guides` stands inside it as its data. */
export function markupOf(
  { guides, ...attributes }: Args & { guides?: Guide | Guide[] },
  { component }: { component?: unknown },
): string {
  const element = document.createElement(String(component))
  setAttributes(element, attributes)
  return element.outerHTML.replace('></', () => `>${guides ? inlined(guides) : ''}</`)
}

const written = new WeakMap<Element, string>()

/** An element as a page writes it: made anew when a control changes that, and kept when the toolbar alone does. */
export function kept(markup: string): Element {
  const shown = document.querySelector('#storybook-root > *')
  if (shown && written.get(shown) === markup) return shown
  const template = document.createElement('template')
  template.innerHTML = markup
  const made = template.content.firstElementChild!
  written.set(made, markup)
  return made
}

/** A story of `markupOf`. */
export const writtenTag = (...story: Parameters<typeof markupOf>): Element =>
  kept(markupOf(...story))
