import ts from 'typescript'
import { entriesOf } from './literals.mjs'

/** The texts of a widget, found where its files ask for them: `texts('saved-panel', english)`. */
export function textsOf(files, widget, checker) {
  const texts = new Map()

  function visit(node) {
    if (ts.isCallExpression(node) && node.expression.getText() === 'texts') {
      const [name, english] = node.arguments
      if (name.text === widget)
        for (const { name, value } of entriesOf(english, checker)) texts.set(keyOf(name), value)
    }
    ts.forEachChild(node, visit)
  }
  files.forEach(visit)
  return [...texts]
    .filter(([, value]) => value && ts.isStringLiteralLike(value))
    .map(([key, value]) => ({ key, english: value.text }))
}

/** A key may be written in quotes, as `'viewed.one'` is. */
function keyOf(name) {
  return name.replace(/^['"]|['"]$/g, '')
}
