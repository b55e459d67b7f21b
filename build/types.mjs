import ts from 'typescript'
import { classOf, typeOf } from './definitions.mjs'

/** `types.d.ts`: the elements by their tag, their events, and their attributes in JSX. */
export function renderTypes(tags, eventsSource) {
  const names = tags.map(tag => `    '${tag.tag}': ${classOf(tag)}`).join('\n')
  const jsx = tags.map(tag => `    '${tag.tag}': Ndt<${attributes(tag)}>`).join('\n')
  return `// Written by the build.
${publicTypes(eventsSource)}

${tags.map(element).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${names}
  }
}

/** What every tag takes in JSX: the attributes of HTML, its own, and its events as \`onndt-ready\`. */
type Ndt<Own> = import('react').DetailedHTMLProps<
  import('react').HTMLAttributes<HTMLElement>,
  HTMLElement
> & { [K in keyof NdtEvents as \`on\${K}\`]?: (event: NdtEvents[K]) => void } & Own

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${jsx.replace(/^/gm, '  ')}
    }
  }
}
`
}

/** The interfaces and types of a module, without its functions. */
function publicTypes(source) {
  const file = ts.createSourceFile('events.ts', source, ts.ScriptTarget.Latest, true)
  return file.statements
    .filter(
      node =>
        ts.isInterfaceDeclaration(node) ||
        ts.isTypeAliasDeclaration(node) ||
        ts.isModuleDeclaration(node),
    )
    .map(node => node.getFullText().trim())
    .join('\n\n')
}

function element(tag) {
  const fields = tag.attributes.map(attribute => {
    const isOpen = ['text', 'number'].includes(attribute.kind) && !attribute.absent
    const type = typeOf(attribute) + (isOpen && !attribute.isRequired ? ' | undefined' : '')
    return `  /** ${attribute.summary} */\n  ${attribute.prop}: ${type}\n`
  })
  const lines = [...fields, ...tag.methods.map(name => `  ${name}(): void\n`)].join('')
  const body = lines && `\n${lines}`
  return `/** ${tag.summary} */\nexport interface ${classOf(tag)} extends HTMLElement {${body}}`
}

/** A tag's own attributes in JSX. */
function attributes(tag) {
  const entries = tag.attributes.map(attribute => {
    const mark = attribute.isRequired ? '' : '?'
    return `'${attribute.name}'${mark}: ${attribute.kind === 'json' ? 'string' : typeOf(attribute)}`
  })
  return entries.length ? `{ ${entries.join('; ')} }` : 'object'
}
