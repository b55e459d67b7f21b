import { readFileSync } from 'node:fs'
import { build } from 'esbuild'
import ts from 'typescript'

const SOURCE = 'src/contract/package.ts'

/** `ndt-widgets/contract`: the calls without the client that makes them, for any JavaScript. */
export async function buildContract(folder) {
  await build({
    entryPoints: [SOURCE],
    outfile: `${folder}/contract.js`,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    plugins: [definitions],
  })
}

/** What stands in for `src/contract/call.ts` where calls are definitions, without the client that makes them. */
export const DEFINITIONS =
  'export { isChange } from "./changing"; export const defineCall = definition => definition'

const definitions = {
  name: 'definitions',
  setup(build) {
    build.onLoad({ filter: /\/src\/contract\/call\.ts$/ }, () => ({ contents: DEFINITIONS }))
  },
}

/** `contract.d.ts`: what each call takes and gives, with the names of our own and of Valibot resolved. */
export function renderContractTypes() {
  const { checker, calls: all } = readCalls()
  const calls = checker.getPropertiesOfType(all).map(call => {
    const of = checker.getTypeOfSymbol(call)
    const parts = checker.getPropertiesOfType(of).flatMap(part => {
      const type = checker.getTypeOfSymbol(part)
      const isNone = type.flags & ts.TypeFlags.Unknown && part.name !== 'answer'
      return isNone ? [] : [`    ${part.name}: ${print(checker, type)}\n`]
    })
    return `  /** ${docOf(call, checker)} */\n  ${call.name}: {\n${parts.join('')}  }\n`
  })
  return `// Written by the build.
/** What each call is asked for and takes, as it travels, and gives, as the widgets read it. */
export interface Calls {
${calls.join('')}}

/** A call of the portal. Its schemas are Valibot's. */
export interface Call {
  method: 'GET' | 'POST' | 'DELETE'
  /** \`{name}\` stands for a value. */
  path: string
  query?: object
  body?: object
  /** How the body travels; JSON, if it is not said. */
  encoding?: 'json' | 'form' | 'multipart'
  /** How a list in a form is named: \`tags[]\`, or \`tags[0]\`. */
  lists?: 'numbered'
  /** A GET that changes state, and so needs the CSRF token. */
  changes?: true
  /** The only status that counts as success; otherwise any 2xx. */
  success?: 200
  answer: object
}

/** Every call by its name. */
export declare const calls: { readonly [Name in keyof Calls]: Call }

/** What is odd of an answer, and where: \`data.0.id\`. */
export interface Odd {
  path: string
  message: string
}

/**
 * Reads an answer as the widgets do. \`value\` is what they show, undefined where nothing can be taken;
 * \`odd\` names each value that is not as it should be.
 */
export declare function check<Name extends keyof Calls>(
  name: Name,
  answer: unknown,
): { value: Calls[Name]['answer'] | undefined; odd: Odd[] }
`
}

/** The type that has every call, by its name. */
function readCalls() {
  const { compilerOptions } = JSON.parse(readFileSync('tsconfig.json', 'utf8'))
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, '.')
  const program = ts.createProgram([SOURCE, 'src/globals.d.ts'], options)
  const checker = program.getTypeChecker()
  const module = checker.getSymbolAtLocation(program.getSourceFile(SOURCE))
  const symbol = checker.getExportsOfModule(module).find(({ name }) => name === 'Calls')
  return { checker, calls: checker.getDeclaredTypeOfSymbol(symbol) }
}

/** The sentence above a call, without the numbers of requirements, which a host does not know. */
function docOf(call, checker) {
  const text = ts.displayPartsToString(call.getDocumentationComment(checker))
  return text.replace(/\s+/g, ' ').replace(/ \([RQ]\d[^)]*\)/g, '')
}

function print(checker, type) {
  const { NoTruncation, InTypeAlias } = ts.TypeFormatFlags
  return checker.typeToString(type, undefined, NoTruncation | InTypeAlias)
}
