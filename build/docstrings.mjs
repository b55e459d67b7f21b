import ts from 'typescript'

/** The sentences above a statement or a key, on one line. */
export function docOf(node) {
  const text = ts.getJSDocCommentsAndTags(node).findLast(ts.isJSDoc)?.comment
  return (ts.getTextOfJSDocComment(text) ?? '').replace(/\s+/g, ' ').trim()
}

/** What the docstring above a definition says, by its tags. */
export function readDocstring(statement) {
  const tags = ts.getJSDocTags(statement).map(tag => ({
    name: tag.tagName.text,
    text: (ts.getTextOfJSDocComment(tag.comment) ?? '').trim(),
  }))
  const one = name => tags.find(tag => tag.name === name)?.text ?? ''
  return {
    summary: docOf(statement),
    group: one('group'),
    use: one('use'),
    avoid: one('avoid'),
    requirements: one('requirements'),
    fallback: one('fallback'),
    example: one('example'),
    events: tags
      .filter(({ name }) => name === 'fires')
      .map(({ text }) => text.split(/\s+-\s+/))
      .map(([name, when = '']) => ({ name, when })),
  }
}
