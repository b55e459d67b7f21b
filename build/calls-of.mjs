import path from 'node:path'
import ts from 'typescript'

/** The calls of `src/contract` among what some code uses, by name. */
export function callsOf(declarations) {
  return declarations
    .filter(isCall)
    .map(({ name }) => name.text)
    .sort()
}

/**
 * What some code uses of the widget, the kernel and the contract, and what that uses in turn.
 *
 * Only what is used counts: a store that offers two calls lends a widget just the one that it asks
 * for. What the contract's calls are made of is left out.
 */
export function usedBy(nodes, program, root) {
  const checker = program.getTypeChecker()
  const contract = path.resolve(root, 'src/contract') + path.sep
  const ours = [path.resolve(root, 'src') + path.sep, path.resolve(root, 'widgets') + path.sep]
  const seen = new Set()

  function visit(node) {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return
    if (ts.isIdentifier(node)) follow(node)
    if (isImportCall(node)) followModule(node.arguments[0])
    ts.forEachChild(node, visit)
  }

  function follow(identifier) {
    const symbol = ts.isShorthandPropertyAssignment(identifier.parent)
      ? checker.getShorthandAssignmentValueSymbol(identifier.parent)
      : checker.getSymbolAtLocation(identifier)
    followSymbol(symbol)
  }

  /** Of what loads late for a screen or a part, all is used that its module gives; the kernel's own is every tag's. */
  function followModule(specifier) {
    if (!specifier.text.includes('/lazy/')) return
    const module = checker.getSymbolAtLocation(specifier)
    if (module) checker.getExportsOfModule(module).forEach(followSymbol)
  }

  function followSymbol(symbol) {
    const target =
      symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    for (const declaration of target?.declarations ?? []) {
      const { fileName } = declaration.getSourceFile()
      if (seen.has(declaration) || !ours.some(prefix => fileName.startsWith(prefix))) continue
      seen.add(declaration)
      if (!fileName.startsWith(contract)) ts.forEachChild(declaration, visit)
    }
  }

  nodes.forEach(visit)
  return [...seen]
}

/** `import('./lazy/…')` */
const isImportCall = node =>
  ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword

/** `export const getProfile = defineCall({ … })` */
export function isCall(node) {
  return (
    ts.isVariableDeclaration(node) &&
    !!node.initializer &&
    ts.isCallExpression(node.initializer) &&
    node.initializer.expression.getText() === 'defineCall'
  )
}
