import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import ts from 'typescript'

/** `requirements.md`: requirement -> the tests whose titles name it. */
export function renderRequirements() {
  const rows = globSync('test/**/*.test.{ts,tsx}').sort().flatMap(readTitles)
  const byNumber = new Map()
  for (const { file, title } of rows) {
    for (const number of numbersIn(title)) {
      byNumber.set(number, [...(byNumber.get(number) ?? []), `${title} (\`${file}\`)`])
    }
  }
  const sorted = [...byNumber].sort(([a], [b]) => a - b)
  const lines = sorted.map(
    ([number, tests]) => `## R${number}\n\n${tests.map(test => `- ${test}\n`).join('')}`,
  )
  const intro = 'Which tests hold which requirement, by the numbers in their titles.'
  return `# Requirements and their tests\n\n${intro}\n\n${lines.join('\n')}`
}

/** The numbers that a title names: `R85`, `R87, R88`, `R90-R93`. */
function numbersIn(title) {
  return [...title.matchAll(/\bR(\d+)(?:-R?(\d+))?/g)].flatMap(([, from, to = from]) =>
    Array.from({ length: to - from + 1 }, (_, index) => Number(from) + index),
  )
}

function readTitles(file) {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const titles = []

  function visit(node) {
    if (ts.isCallExpression(node) && /^(test|it|describe)\b/.test(node.expression.getText())) {
      const [title] = node.arguments
      if (title && ts.isStringLiteralLike(title)) titles.push({ file, title: titleOf(title.text) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** A title of `test.each` has gaps. */
function titleOf(text) {
  return text.replace(/%[sdijfop]|\$\w+(\.\w+)*/g, '…')
}
