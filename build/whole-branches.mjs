/** What decides between ways; tree-shaking takes one away where it believes to know the answer. */
const DECISIONS = ['IfStatement', 'ConditionalExpression', 'LogicalExpression', 'SwitchCase']

/**
 * Fails the build where tree-shaking has taken a way out of a function of ours.
 *
 * Rollup drops what no call can reach, judging by the arguments of the calls that it sees. With
 * `propertyReadSideEffects: false` (as in its preset `smallest`) it does not see that
 * `const { say } = await import('./actions')` hands `say` out; a single static call elsewhere then
 * counts as the only one, and every other caller gets that one's answer: all toasts were red.
 */
export function wholeBranches() {
  return {
    name: 'whole-branches',
    generateBundle(_, bundle) {
      for (const { modules = {} } of Object.values(bundle)) {
        for (const [id, { code }] of Object.entries(modules)) {
          if (!code || id.includes('/node_modules/')) continue
          const lost = shortened(this.parse(this.getModuleInfo(id).code), this.parse(code))
          if (lost.length) this.error(`Tree-shaking took a way out of ${lost.join(', ')} in ${id}.`)
        }
      }
    },
  }
}

/** The names of what decides less than it was written to. */
function shortened(written, built) {
  const left = decisionsByName(built)
  return [...decisionsByName(written)]
    .filter(([name, count]) => left.has(name) && left.get(name) < count)
    .map(([name]) => name)
}

/** Top-level name -> how many decisions stand in it. */
function decisionsByName({ body }) {
  const declarations = body.flatMap(statement => {
    const node = statement.declaration ?? statement
    return node.declarations ?? (node.id ? [node] : [])
  })
  // Rollup numbers a name that two modules of a chunk share
  return new Map(declarations.map(node => [node.id.name?.replace(/\$\d+$/, ''), decisions(node)]))
}

function decisions(node) {
  if (Array.isArray(node)) return node.reduce((sum, item) => sum + decisions(item), 0)
  if (!node || typeof node !== 'object') return 0
  return Object.values(node).reduce(
    (sum, value) => sum + decisions(value),
    DECISIONS.includes(node.type) ? 1 : 0,
  )
}
