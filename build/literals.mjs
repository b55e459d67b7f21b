import ts from 'typescript'
import { docOf } from './docstrings.mjs'

/** The entries of an object literal, also of one that it spreads or names. */
export function entriesOf(node, checker) {
  const literal = node && literalOf(node, checker)
  return (literal?.properties ?? []).flatMap(entry => {
    if (ts.isSpreadAssignment(entry)) return entriesOf(entry.expression, checker)
    const value = ts.isPropertyAssignment(entry) ? literalOf(entry.initializer, checker) : undefined
    return [{ name: entry.name.getText(), value, doc: docOf(entry) }]
  })
}

/** What a name stands for, where it names a constant; otherwise the expression itself. */
function literalOf(node, checker) {
  if (ts.isAsExpression(node)) return literalOf(node.expression, checker)
  if (!ts.isIdentifier(node)) return node
  let symbol = checker.getSymbolAtLocation(node)
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol)
  const constant = symbol?.valueDeclaration
  return constant && ts.isVariableDeclaration(constant)
    ? literalOf(constant.initializer, checker)
    : node
}
