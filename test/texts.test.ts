import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { textsOf } from '../build/texts-of.mjs'
import { sources } from './imports'

const files = sources('src', 'widgets').map(name =>
  ts.createSourceFile(name, readFileSync(name, 'utf8'), ts.ScriptTarget.Latest, true),
)
const dictionaries = files.flatMap(file => {
  const [, getter, ...others] = file.text.split(/export const (\w+) = texts\(/)
  return getter ? [{ file, getter, texts: textsOf([file]), isOne: others.length === 1 }] : []
})
const code = files.filter(file => !dictionaries.some(each => each.file === file))
const codeText = code.map(({ text }) => text).join('\n')
const names = dictionaries.flatMap(({ texts }) => texts.map(({ group, key }) => `${group}.${key}`))

describe('the texts that a page may replace', () => {
  test('stand in dictionaries, one a file, and nowhere else', () => {
    expect(textsOf(code)).toEqual([])
    const wrong = dictionaries.filter(
      ({ file, isOne }) => !isOne || !/[/.]texts\.ts$/.test(file.fileName),
    )
    expect(wrong.map(({ file }) => file.fileName)).toEqual([])
  })

  test('have one English text a key, whatever the files of the group', () => {
    expect(names.filter((name, index) => names.indexOf(name) < index)).toEqual([])
  })

  test('say what failed in a sentence, with its full stop (docs/words.md)', () => {
    const all = dictionaries.flatMap(({ texts }) => texts.map(({ english }) => english))
    const failures = all.filter(text => /\b(could|was|were|did) not\b|\bcannot\b/.test(text))
    expect(failures.length).toBeGreaterThan(20)
    expect(failures.filter(text => !/[.?]$/.test(text))).toEqual([])
  })

  test('are listed in the docs, each once', () => {
    const pages = globSync('docs/tags/*.md').map(page => readFileSync(page, 'utf8'))
    const rows = pages.flatMap(page => [...page.matchAll(/^\| `([\w-]+)` \| `([\w.]+)` \|/gm)])
    expect(rows.map(([, group, key]) => `${group}.${key}`).sort()).toEqual(names.toSorted())
  })

  test.each(dictionaries)('are all in use, of $getter', ({ getter, texts }) => {
    const { read, isHandedOn } = usesOf(getter)
    const bases = texts.map(({ key }) => key.split('.')[0]!)
    expect(texts).not.toEqual([])
    expect(bases.filter(key => !read.has(key) && !(isHandedOn && isNamed(key)))).toEqual([])
  })
})

/** The keys that code reads of a dictionary, `t.save`; and whether it hands all on, `words={t}`. */
function usesOf(getter: string) {
  const read = new Set<string>()
  let isHandedOn = false

  function use(node: ts.Node) {
    const { parent } = node
    if (ts.isPropertyAccessExpression(parent)) {
      read.add(parent.name.text)
    } else if (ts.isCallExpression(parent) && parent.expression.getText() === 'count') {
      read.add((parent.arguments[1] as ts.StringLiteral).text)
    } else if (!ts.isVariableDeclaration(parent)) {
      isHandedOn = true
    } else if (ts.isObjectBindingPattern(parent.name)) {
      for (const { name, dotDotDotToken } of parent.name.elements) {
        read.add(name.getText())
        isHandedOn ||= !!dotDotDotToken
      }
    }
  }

  for (const file of code.filter(({ text }) => text.includes(`${getter}()`))) {
    const [, holder] = new RegExp(`const (\\w+) = ${getter}\\(\\)`).exec(file.text) ?? []
    each(file, node => {
      const isHolder = ts.isIdentifier(node) && node.text === holder
      const isCall = ts.isCallExpression(node) && node.expression.getText() === getter
      if (isHolder || isCall) use(node)
    })
  }
  return { read, isHandedOn }
}

/** Whether code names the key of what it was handed: `words.upload`, `form.bind('resume')`. */
function isNamed(key: string): boolean {
  return new RegExp(`[.']${key}\\b`).test(codeText)
}

function each(node: ts.Node, act: (node: ts.Node) => void) {
  act(node)
  ts.forEachChild(node, child => each(child, act))
}
