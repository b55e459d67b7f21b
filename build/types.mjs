import ts from 'typescript'
import { classOf, typeOf } from './definitions.mjs'

/** `types.d.ts`: the elements by their tag, and their events. */
export function renderTypes(tags, eventsSource) {
  const names = tags.map(tag => `    '${tag.tag}': ${classOf(tag)}`).join('\n')
  return `// Written by the build.
${publicTypes(eventsSource)}

${tags.map(element).join('\n\n')}

declare global {
  interface HTMLElementTagNameMap {
${names}
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
