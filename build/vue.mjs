import { classOf, eventsOf } from './definitions.mjs'
import { asWritten, fields } from './react.mjs'

/** `vue.d.ts`: the tags in the templates of Vue, with their attributes and events. */
export function renderVueTypes(tags) {
  const names = tags.map(
    tag => `    '${tag.tag}': Tag<${classOf(tag)}, ${own(tag)}, ${events(tag)}>`,
  )
  return `// Written by the build.
import type { HTMLAttributes } from 'vue'
import type { NdtEvents, ${tags.map(classOf).join(', ')} } from '../dist/types.js'

/** A tag as Vue's templates see it; a \`ref\` is the element. */
type Tag<Element, Own, Events extends keyof NdtEvents> = new () => Element & {
  /** @deprecated for templates alone */
  $props: Omit<HTMLAttributes, keyof Own> & Own
  /** @deprecated for templates alone */
  $emit: All<{ [Name in Events]: (name: Name, event: NdtEvents[Name]) => void }[Events]>
}

/** One function with the calls of each: of a generic one, Vue's tools read no event. */
type All<Each> = (Each extends unknown ? (each: Each) => void : never) extends (
  all: infer Whole,
) => void
  ? Whole
  : never

declare module 'vue' {
  interface GlobalComponents {
${names.join('\n')}
  }
}
`
}

/** Vue writes an attribute in either way: as it is called in HTML, and as its property. */
const own = tag => fields(tag, 'prop', asWritten)

const events = tag =>
  eventsOf(tag)
    .map(({ name }) => `'${name}'`)
    .join(' | ')
