import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'

/** One import, export-from, dynamic import or import of a type of a file. */
export interface Import {
  file: string
  line: number
  /** A path from the repository's root, without extension; or a package's name. */
  target: string
  isPackage: boolean
  /** Types vanish when the code is built. */
  isTypeOnly: boolean
  /** Loads when the code comes to it. */
  isDynamic: boolean
}

/** Every source file of these folders, as paths from the repository's root. */
export function sources(...folders: string[]): string[] {
  return globSync(folders.map(folder => `${folder}/**/*.{ts,tsx}`)).sort()
}

/** All that a file imports. */
export function importsOf(file: string): Import[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const imports: Import[] = []

  function visit(node: ts.Node) {
    const specifier = specifierOf(node)
    if (specifier) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      const kind = { isTypeOnly: isTypeOnly(node), isDynamic: ts.isCallExpression(node) }
      imports.push({ file, line, ...kind, ...resolve(file, specifier.text) })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return imports
}

function specifierOf(node: ts.Node): ts.StringLiteral | undefined {
  const specifier =
    ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
      ? node.moduleSpecifier
      : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
        ? node.arguments[0]
        : ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)
          ? node.argument.literal
          : undefined
  return specifier && ts.isStringLiteral(specifier) ? specifier : undefined
}

function isTypeOnly(node: ts.Node): boolean {
  if (ts.isImportTypeNode(node)) return true
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  return (
    ts.isImportDeclaration(node) && node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
  )
}

function resolve(file: string, specifier: string) {
  if (!specifier.startsWith('.')) {
    const [scope, name] = specifier.split('/')
    return { target: specifier.startsWith('@') ? `${scope}/${name}` : scope!, isPackage: true }
  }
  const target = path.posix.join(path.posix.dirname(file), specifier)
  return { target: target.replace(/(\/index)?\.(tsx?|mjs)$/, ''), isPackage: false }
}
