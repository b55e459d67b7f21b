import path from 'node:path'
import { build } from 'esbuild'
import { classOf, eventsOf, typeOf } from './definitions.mjs'

/** The name of a tag's component: `SavedPanel`. */
const nameOf = tag => classOf(tag).replace(/^Ndt|Element$/g, '')

/** A tag's events by their props: `{ onNdtReady: 'ndt-ready' }`. */
const handlersOf = tag =>
  Object.fromEntries(
    eventsOf(tag).map(({ name }) => [
      `on-${name}`.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
      name,
    ]),
  )

/** `ndt-widgets/react`: a component a tag. React is the host's own. */
export async function buildReact(folder, tags) {
  await build({
    stdin: { contents: source(tags), resolveDir: path.resolve('src'), loader: 'ts' },
    outfile: `${folder}/react.js`,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    // the tags come as they do by `import 'ndt-widgets'`
    external: ['react', './index.js'],
    // for frameworks that tell a server's components from a browser's
    banner: { js: "'use client'" },
  })
}

function source(tags) {
  const components = tags.map(tag => {
    const differing = tag.attributes.filter(({ name, prop }) => name !== prop)
    const own = {
      renamed: Object.fromEntries(differing.map(({ name, prop }) => [prop, name])),
      objects: tag.attributes.filter(({ kind }) => kind === 'json').map(({ prop }) => prop),
      events: handlersOf(tag),
    }
    return `export const ${nameOf(tag)} = /* @__PURE__ */ component('${tag.tag}', ${JSON.stringify(own)})`
  })
  return ["import './index.js'", "import { component } from './react'", ...components].join('\n')
}

/** `react.d.ts`: the components with their props, and the tags themselves in JSX. */
export function renderReactTypes(tags) {
  const elements = tags.map(classOf).join(', ')
  const names = tags.map(tag => `      '${tag.tag}': Tag<${fields(tag, 'name', inJsx)}>`).join('\n')
  return `// Written by the build.
import type {
  DetailedHTMLProps,
  ForwardRefExoticComponent,
  HTMLAttributes,
  RefAttributes,
} from 'react'
import type { NdtEvents, ${elements} } from '../dist/types.js'

/** A component takes what any element of HTML does, and what its tag does; its children stand in view until the tag is here. */
type Component<Own, Element> = ForwardRefExoticComponent<
  Omit<HTMLAttributes<HTMLElement>, keyof Own> & Own & RefAttributes<Element>
>

${tags.map(declaration).join('\n\n')}

/** What a tag itself takes in JSX, its events as \`onndt-ready\` (React 19). */
type Tag<Own> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & {
  [K in keyof NdtEvents as \`on\${K}\`]?: (event: NdtEvents[K]) => void
} & Own

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${names}
    }
  }
}
`
}

function declaration(tag) {
  const hears = Object.entries(handlersOf(tag)).map(
    ([prop, name]) => `${prop}?: (event: NdtEvents['${name}']) => void`,
  )
  const own = fields(tag, 'prop', typeOf, hears)
  return `/** ${tag.summary} */\nexport declare const ${nameOf(tag)}: Component<${own}, ${classOf(tag)}>`
}

/** A tag's own props, or attributes, as a type; `type` tells that of one. */
export function fields({ attributes }, key, type = typeOf, more = []) {
  const entries = attributes.map(attribute => {
    const mark = attribute.isRequired ? '' : '?'
    return `/** ${attribute.summary} */ '${attribute[key]}'${mark}: ${type(attribute)}`
  })
  const all = [...entries, ...more]
  return all.length ? `{\n${all.map(field => `  ${field}\n`).join('')}}` : 'object'
}

/** The type of what a template may also write as text, as in HTML. */
export const asWritten = attribute =>
  attribute.kind === 'number' ? 'number | `${number}`' : typeOf(attribute)

/** In JSX, an attribute's JSON is a text. */
const inJsx = attribute => (attribute.kind === 'json' ? 'string' : asWritten(attribute))
