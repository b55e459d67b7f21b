import ts from 'typescript'
import { entriesOf } from './literals.mjs'

/**
 * The texts that a page may replace, found where files ask for them: `texts('saved-panel', english)`.
 *
 * @returns {{ group: string, key: string, english: string }[]}
 */
export function textsOf(files, checker) {
  const texts = []

  function visit(node) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'texts') {
      const [group, english] = node.arguments
      for (const { name, value } of entriesOf(english, checker)) {
        if (value && ts.isStringLiteralLike(value)) {
          texts.push({ group: group.text, key: unquoted(name), english: value.text })
        }
      }
    }
    ts.forEachChild(node, visit)
  }
  files.forEach(visit)
  return texts
}

/** The texts of the kernel, which several tags show. */
export function readSharedTexts() {
  const program = ts.createProgram(['src/index.ts'], {
    jsx: ts.JsxEmit.ReactJSX,
    noLib: true,
    types: [],
  })
  const files = program
    .getSourceFiles()
    .filter(({ fileName }) => /(^|\/)src\//.test(fileName) && !fileName.includes('node_modules'))
  return textsOf(files, program.getTypeChecker())
}

/** A key may stand in quotes, as `'viewed.one'` does. */
function unquoted(name) {
  return name.replace(/^['"]|['"]$/g, '')
}
