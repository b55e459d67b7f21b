import { readFileSync } from 'node:fs'
import path from 'node:path'
import { globSync } from 'tinyglobby'
import ts from 'typescript'

/** One import, export-from or dynamic import of a file. */
export interface Import {
  file: string
  line: number
  /** A path from the repository's root, without extension; or a package's name. */
  target: string
  isPackage: boolean
  /** Types vanish when the code is built. */
  isTypeOnly: boolean
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
      imports.push({ file, line, isTypeOnly: isTypeOnly(node), ...resolve(file, specifier.text) })
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
        : undefined
  return specifier && ts.isStringLiteral(specifier) ? specifier : undefined
}

function isTypeOnly(node: ts.Node): boolean {
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
