import path from 'node:path'
import ts from 'typescript'

/**
 * What some code can come to use: the calls of `src/contract`, by name, and the parts that a page may style.
 *
 * Found through whatever it uses of the widget and the kernel: only what is used counts, so a
 * store that offers two calls lends a widget just the one that it asks for.
 */
export function usesOf(nodes, program, root) {
  const checker = program.getTypeChecker()
  const contract = path.resolve(root, 'src/contract') + path.sep
  const ours = [path.resolve(root, 'src') + path.sep, path.resolve(root, 'widgets') + path.sep]
  const seen = new Set()
  const calls = new Set()
  const parts = new Set()

  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isIdentifier(node)) follow(node)
    if (ts.isJsxAttribute(node) && node.name.getText() === 'part') parts.add(node.initializer.text)
    ts.forEachChild(node, visit)
  }

  function follow(identifier) {
    const symbol = ts.isShorthandPropertyAssignment(identifier.parent)
      ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
      : checker.getSymbolAtLocation(identifier)
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    for (const declaration of target?.declarations ?? []) {
      const { fileName } = declaration.getSourceFile()
      if (seen.has(declaration) || !ours.some(prefix => fileName.startsWith(prefix))) continue
      seen.add(declaration)
      if (!fileName.startsWith(contract)) ts.forEachChild(declaration, visit)
      else if (isCall(declaration)) calls.add(declaration.name.text)
    }
  }

  nodes.forEach(visit)
  return { calls: [...calls].sort(), parts: [...parts].sort() }
}

/** `export const getProfile = defineCall({ … })` */
export function isCall(node) {
  return (
    ts.isVariableDeclaration(node) &&
    !!node.initializer &&
    ts.isCallExpression(node.initializer) &&
    node.initializer.expression.getText() === 'defineCall'
  )
}
