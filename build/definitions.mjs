import path from 'node:path'
import ts from 'typescript'
import { anatomyOf } from './anatomy.mjs'
import { callsOf, usedBy } from './calls-of.mjs'
import { readDocstring } from './docstrings.mjs'
import { entriesOf } from './literals.mjs'
import { textsOf } from './texts-of.mjs'
import { findWidgets } from './entries.mjs'

/**
 * What every tag is, read from the definitions themselves: `widgets/<name>/<name>.element.ts`.
 *
 * Docs, editor data and types are made from it, so that nothing is written twice.
 *
 * @returns {Tag[]}
 */
export function readDefinitions(root = process.cwd()) {
  const widgets = findWidgets(root)
  const files = widgets.map(({ file }) => path.resolve(root, file))
  const program = ts.createProgram(files, { jsx: ts.JsxEmit.ReactJSX, noLib: true, types: [] })
  const checker = program.getTypeChecker()
  return widgets.map(({ tag, name }, index) => {
    const source = program.getSourceFile(files[index])
    const statement = source.statements.find(isDefinition)
    if (!statement) throw new Error(`${widgets[index].file} has no defineWidget('${tag}', …).`)
    const [written, definition] = statement.expression.arguments
    if (written.text !== tag) throw new Error(`${widgets[index].file} defines <${written.text}>.`)
    const folder = filesIn(path.dirname(files[index]), program)
    const uses = nodes => usedBy(nodes, program, root)
    const used = uses(folder)
    const read = key => entriesOf(definition, checker).find(entry => entry.name === key)?.value
    return {
      tag,
      name,
      ...readDocstring(statement),
      attributes: entriesOf(read('attributes'), checker).map(readAttribute),
      methods: read('methods') ? wordsOf(read('methods')) : [],
      isFormAssociated: read('formAssociated')?.kind === ts.SyntaxKind.TrueKeyword,
      ...anatomyOf(used, root),
      takes: read('takeData') ? callsOf(uses([read('takeData')])) : [],
      calls: callsOf(used),
      texts: textsOf(folder, checker),
    }
  })
}

/**
 * @typedef {object} Tag
 * @property {string} tag
 * @property {string} name the tag without `ndt-`
 * @property {string} summary
 * @property {string} group the part of the portal that it is of
 * @property {string} use when it is the right tag
 * @property {string} avoid when it is not
 * @property {string} requirements
 * @property {string} fallback what the page may put inside, in words
 * @property {string} example HTML; empty when the definition has none
 * @property {{ name: string, when: string }[]} events
 * @property {Attribute[]} attributes
 * @property {string[]} methods
 * @property {boolean} isFormAssociated
 * @property {{ name: string, about: string }[]} pieces of `src/ui`, in it
 * @property {{ name: string, about: string }[]} parts for `::part`
 * @property {{ where: string, name: string, about: string }[]} keys
 * @property {string[]} tokens
 * @property {string[]} takes calls whose answer a page may inline as first data
 * @property {string[]} calls names in `src/contract`
 * @property {{ group: string, key: string, english: string }[]} texts what a page may replace
 *
 * @typedef {object} Attribute
 * @property {string} name in kebab case, as in HTML
 * @property {string} prop
 * @property {'text' | 'number' | 'flag' | 'choice' | 'json'} kind
 * @property {string[]} words of a choice
 * @property {string} absent the default, as written; empty when there is none
 * @property {boolean} isRequired
 * @property {string} summary
 */

/** What any tag can fire, besides what stands above its definition. */
const ANY = [
  { name: 'ndt-error', when: 'anything failed, also what the screen only logs' },
  { name: 'ndt-navigate', when: 'before the tag leads to another page; can be cancelled' },
]

/** All events of a tag. */
export function eventsOf({ events }) {
  return [...events, ...ANY.filter(any => !events.some(({ name }) => name === any.name))]
}

/** A prop's name as an attribute. */
export function kebab(prop) {
  return prop.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
}

/** The class name that types and manifests give a tag's element. */
export function classOf({ name }) {
  const words = name.split('-').map(word => word[0].toUpperCase() + word.slice(1))
  return `Ndt${words.join('')}Element`
}

/** An attribute's values as a TypeScript type. */
export function typeOf({ kind, words }) {
  if (kind === 'choice') return words.map(word => `'${word}'`).join(' | ')
  return { text: 'string', number: 'number', flag: 'boolean', json: 'unknown' }[kind]
}

function filesIn(folder, program) {
  return program.getSourceFiles().filter(({ fileName }) => fileName.startsWith(folder + path.sep))
}

function isDefinition(statement) {
  return (
    ts.isExpressionStatement(statement) &&
    ts.isCallExpression(statement.expression) &&
    statement.expression.expression.getText() === 'defineWidget'
  )
}

function readAttribute({ name: prop, value, doc }) {
  let call = value
  const isRequired = call.expression.getText() === 'required'
  if (isRequired) [call] = call.arguments
  const kind = call.expression.getText()
  const words = kind === 'choice' ? call.arguments.map(argument => argument.text) : []
  const [absent] = call.arguments
  return {
    name: kebab(prop),
    prop,
    kind,
    words,
    absent: absent ? (absent.text ?? absent.getText()) : '',
    isRequired,
    summary: doc,
  }
}

function wordsOf(list) {
  return list.elements.map(element => element.text)
}
