const KINDS = [
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
]
const FUNCTIONS = ['ArrowFunctionExpression', 'FunctionExpression']

/** A lint rule: whatever a module offers besides plain values has a sentence above it. */
export const documented = {
  meta: { type: 'suggestion', schema: [] },
  create: context => ({
    ExportNamedDeclaration(node) {
      const name = needsDoc(node)
      const comments = context.sourceCode.getCommentsBefore(node)
      if (!name || comments.some(({ type, value }) => type === 'Block' && value[0] === '*')) return
      context.report({ node, message: `Say in one sentence above it what ${name} is for.` })
    },
  }),
}

/** The name of what is exported, where a docstring has to stand above it. */
function needsDoc({ declaration, parent }) {
  if (!declaration) return undefined
  if (KINDS.includes(declaration.type)) {
    const name = declaration.id.name
    const isOverload = ({ declaration: other }) =>
      other?.type === 'TSDeclareFunction' && other.id.name === name
    return parent.body.some(isOverload) ? undefined : name
  }
  const [constant] = declaration.declarations ?? []
  return FUNCTIONS.includes(constant?.init?.type) ? constant.id.name : undefined
}
