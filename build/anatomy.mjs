import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { docOf } from './docstrings.mjs'

/**
 * What a tag is made of, read from the docstrings of what it uses.
 *
 * - `pieces`: the parts of `src/ui` in it, and what each is for
 * - `parts`: what a page can style by `::part`, from `@csspart`
 * - `keys`: what the keyboard does in it, by piece, from `@key`
 * - `tokens`: those that the sheets beside what it uses read
 */
export function anatomyOf(declarations, root) {
  const shown = declarations.filter(
    node => ts.isFunctionDeclaration(node) && /^[A-Z]/.test(node.name?.text ?? ''),
  )
  return {
    pieces: distinct(declarations.flatMap(node => pieceOf(node, root))),
    parts: distinct(shown.flatMap(node => tagged(node, 'csspart'))),
    keys: shown.flatMap(node =>
      tagged(node, 'key').map(({ name, about }) => ({ where: titleOf(node), name, about })),
    ),
    tokens: tokensBeside(shown),
  }
}

function tokensBeside(nodes) {
  const folders = new Set(nodes.map(node => path.dirname(node.getSourceFile().fileName)))
  const sheets = [...folders].flatMap(cwd => globSync('*.css', { cwd, absolute: true }))
  const texts = sheets.map(file => readFileSync(file, 'utf8')).join('')
  return [...new Set([...texts.matchAll(/var\((--ndt-[\w-]+)/g)].map(([, token]) => token))].sort()
}

/** The part of `src/ui` that a component is of, where a page's author could tell it apart; a toast is called. */
function pieceOf(node, root) {
  if (!ts.isFunctionDeclaration(node) || !node.name) return []
  const name = wordsOf(node).join('-')
  const inSource = path.relative(path.resolve(root, 'src'), node.getSourceFile().fileName)
  const [folder, part, file] = inSource.split(path.sep)
  const isCalled = part === name && file === `${name}.ts`
  const isPiece = folder === 'ui' && (isCalled || file === `${name}.tsx`)
  return isPiece ? [{ name, about: firstSentence(docOf(node)) }] : []
}

function titleOf(node) {
  const words = wordsOf(node).join(' ')
  return words[0].toUpperCase() + words.slice(1)
}

function wordsOf({ name }) {
  return name.text.split(/(?=[A-Z])/).map(word => word.toLowerCase())
}

function tagged(node, tag) {
  return ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === tag)
    .map(({ comment }) => (ts.getTextOfJSDocComment(comment) ?? '').split(/\s+-\s+/))
    .map(([name, about = '']) => ({ name, about }))
}

function firstSentence(text) {
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text
}

function distinct(entries) {
  return [...new Map(entries.map(entry => [entry.name, entry])).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  )
}
