import { readFileSync } from 'node:fs'
import { createContext, Script } from 'node:vm'
import type { Drawn } from './draw'
import { globalsOf } from './globals'

/** The page that a tag will stand on. */
export interface Page {
  /** The path under which it has `dist/`: `/dist/`, if it is not said. */
  dist?: string
  /** Its address, for tags that read it. */
  url?: string
  /** What its `<meta name="user">` says; nothing for a visitor. */
  user?: object
  /** Its settings, as in `data-ndt-config`. */
  config?: object
}

// from here and from what is built of this, `lib/server/`, the way is the same
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const load = once(() => {
  const source = `${read('lib/server/tags.js')}\nndt.draw(tag, attributes, data)`
  return new Script(source, { filename: 'tags.js' })
})
const sheet = once(() => (JSON.parse(read('dist/manifest.json')) as { styles: string }).styles)

/**
 * A tag's first view as HTML, drawn by its own component: in view before, and without, any script. Its
 * element takes it over. Guides are drawn into the page itself, as text of it: link `guides.css`.
 *
 * `data` is the answer that the tag would ask for; without it, it shows that it waits. Each call has
 * globals of its own, so that nothing of one visitor is left for the next. It throws where there is no
 * such tag, or where its attributes or data do not fit.
 */
export function render(
  tag: string,
  attributes: Record<string, string | number | boolean> = {},
  data?: unknown,
  { dist = '/dist/', url = 'http://localhost/', user, config = {} }: Page = {},
): string {
  // `true` is an empty attribute, `false` none
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== false)
    .map(([name, value]) => [name, value === true ? '' : String(value)] as const)
  const given = { tag, attributes: Object.fromEntries(written), data }
  const { html, isLight, delegatesFocus } = load().runInContext(
    createContext({ ...globalsOf({ url, user, config }), ...given }),
  ) as Drawn
  const inTag = written.map(([name, value]) => ` ${name}="${escaped(value)}"`).join('')
  const inside = isLight ? html : rootOf(html, dist, delegatesFocus)
  return `<${tag}${inTag}>${inside}${firstData(data)}</${tag}>`
}

function rootOf(html: string, dist: string, delegatesFocus: boolean): string {
  const focus = delegatesFocus ? ' shadowrootdelegatesfocus' : ''
  const href = escaped(dist.replace(/\/*$/, '/') + sheet())
  return `<template shadowrootmode="open"${focus}><link rel="stylesheet" href="${href}">${html}</template>`
}

function firstData(data: unknown): string {
  if (data === undefined) return ''
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/json">${json}</script>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

function once<T extends object | string>(make: () => T): () => T {
  let made: T | undefined
  return () => (made ??= make())
}
