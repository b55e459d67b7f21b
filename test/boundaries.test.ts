import { existsSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { importsOf, sources, type Import } from './imports'

/** Who may import what; the first row that fits a file holds. CONTRIBUTING.md says why. */
const rules: { from: RegExp; ours: RegExp; packages: RegExp }[] = [
  {
    from: /^src\/contract\//,
    ours: /^src\/(contract(\/|$)|changes(\/|$)|http$|error$|events$|dates$)/,
    packages: /^valibot$/,
  },
  {
    from: /^src\/stores\//,
    ours: /^src\/(stores\/|contract(\/|$)|query$|config$|error$)/,
    packages: /^(nanostores|@nanostores\/.+|valibot)$/,
  },
  {
    // A part knows nothing of the portal: no store, no contract.
    from: /^src\/ui\//,
    ours: /^src\/(ui\/|styles\/|texts$|ended-text$|json$)/,
    packages: /^(?!nanostores|@nanostores|valibot|ofetch|preact)/,
  },
  {
    // What a page gives as a guide is checked as an answer is.
    from: /^src\/guides\//,
    ours: /^src\//,
    packages: /^(react|valibot)$/,
  },
  {
    // Node draws the tags there: ndt-widgets/server.
    from: /^src\/server\//,
    ours: /^src\//,
    packages: /^(node:.+|preact-render-to-string)$/,
  },
  {
    from: /^src\//,
    ours: /^src\//,
    packages: /^(react|react-dom|nanostores|@nanostores\/.+|ofetch|@r2wc\/.+|virtual:.+)$/,
  },
  {
    from: /^widgets\//,
    ours: /^src\/(index|guides)$/,
    packages: /^(react|react-dom|nanostores|@nanostores\/.+)$/,
  },
  {
    // A page is like any host's: it takes the built scripts by a script tag and imports nothing.
    from: /^demo\/pages\//,
    ours: /^$/,
    packages: /^$/,
  },
  {
    // A form without scripts is saved as its call is.
    from: /^demo\/(api|plain)\//,
    ours: /^(demo\/|src\/contract(\/|$))/,
    packages: /./,
  },
  // The site serves the guides that come with the library; the server reads the same data, and draws them.
  {
    from: /^demo\/guides\//,
    ours: /^(demo\/|src\/guides\/(built-in|guide)$|src\/server\/render$)/,
    packages: /./,
  },
  { from: /^demo\//, ours: /^demo\//, packages: /./ },
  {
    // It reads a page as the widgets do, and judges answers as the checker does.
    from: /^inspect\//,
    ours: /^(inspect\/|src\/(contract(\/|$)|(attributes|config|events|fallback|page-loader)$|changes\/csrf$)|cli\/check\/(fit|result)$)/,
    packages: /^(react|react-dom|leven)(\/|$)/,
  },
  {
    // It asks as the client does, judges by the contract, and answers as the stories do.
    from: /^cli\//,
    ours: /^(cli\/|src\/contract(\/|$)|src\/changes(\/|$)|stories\/(fixtures|support)\/)/,
    packages: /./,
  },
]

/** Within a widget the arrow is element -> component -> store, never back. */
const roles = [/\.store$/, /^(?!.*\.(store|element)$)/, /\.element$/]

const files = sources('src', 'widgets', 'demo', 'cli', 'inspect')
const imports = files.flatMap(importsOf)

describe('boundaries', () => {
  test('every import is one that its folder may make', () => {
    expect(imports.filter(found => !isAllowed(found)).map(sentence)).toEqual([])
  })

  test('a store knows no component, and a component no element', () => {
    const back = imports.filter(
      ({ file, target }) =>
        widgetOf(file) && widgetOf(file) === widgetOf(target) && isBackwards(file, target),
    )
    expect(back.map(sentence)).toEqual([])
  })

  test('a part is taken by its index, and its look by its sheet', () => {
    const inside = imports.filter(
      ({ file, target }) =>
        partOf(target) &&
        partOf(file) !== partOf(target) &&
        !/^src\/ui\/[^/]+$|\.css$/.test(target),
    )
    expect(inside.map(sentence)).toEqual([])
  })

  test('what loads late is imported only where it is needed', () => {
    const early = imports.filter(
      ({ file, target, isTypeOnly, isDynamic }) =>
        lateOf(target) && lateOf(file) !== lateOf(target) && !isTypeOnly && !isDynamic,
    )
    expect(early.map(sentence)).toEqual([])
  })

  test('no file imports itself by way of others, types included', () => {
    expect(findCycle()).toEqual([])
  })
})

function isAllowed({ file, target, isPackage, isTypeOnly }: Import): boolean {
  const rule = rules.find(({ from }) => from.test(file))!
  if (isPackage) return rule.packages.test(target)
  if (widgetOf(file) && widgetOf(file) === widgetOf(target)) return true
  return rule.ours.test(target) || (isTypeOnly && target === 'src/events')
}

function sentence({ file, line, target }: Import): string {
  return `${file}:${line} may not import ${target}`
}

function widgetOf(file: string): string | undefined {
  return /^widgets\/([^/]+)\//.exec(file)?.[1]
}

function partOf(file: string): string | undefined {
  return /^src\/ui\/([^/]+)/.exec(file)?.[1]
}

function lateOf(file: string): string | undefined {
  return /^(.*)\/lazy\//.exec(file)?.[1]
}

function isBackwards(file: string, target: string): boolean {
  if (target.endsWith('.css')) return false
  const from = roles.findIndex(role => role.test(file.replace(/\.tsx?$/, '')))
  return from < roles.findIndex(role => role.test(target))
}

/** The first chain of imports that leads back to where it began. */
function findCycle(): string[] {
  const next = new Map<string, string[]>()
  for (const { file, target, isPackage } of imports) {
    // Tables refer to each other by functions that run later.
    if (isPackage || file.startsWith('demo/db/schema/')) continue
    const found = ['.ts', '.tsx', '/index.ts']
      .map(end => target + end)
      .find(name => existsSync(path.resolve(name)))
    if (found) next.set(file, [...(next.get(file) ?? []), found])
  }
  const done = new Set<string>()

  function walk(file: string, chain: string[]): string[] {
    if (chain.includes(file)) return [...chain.slice(chain.indexOf(file)), file]
    if (done.has(file)) return []
    for (const target of next.get(file) ?? []) {
      const cycle = walk(target, [...chain, file])
      if (cycle.length) return cycle
    }
    done.add(file)
    return []
  }
  return files.map(file => walk(file, [])).find(cycle => cycle.length) ?? []
}
