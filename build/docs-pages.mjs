import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Marked } from 'marked'
import { globSync } from 'tinyglobby'
import { minifyCss } from './css-text.mjs'
import { OF_REPOSITORY, readPage } from './readers.mjs'

/** What is of use to who has `dist` alone. */
const PAGES = ['README.md', 'CHANGELOG.md', 'docs/*.md', 'docs/tags/*.md']

/** Writes the docs as pages of HTML into `dist/docs/`, so that the inspector has where to lead, without a network. */
export function docsPages() {
  return {
    name: 'docs-pages',
    generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
      const files = globSync(PAGES, { ignore: OF_REPOSITORY })
      for (const file of files) emit(pageOf(file), render(file, files))
      emit('docs/docs.css', minifyCss('docs.css', readFileSync('build/docs-pages.css', 'utf8')))
    },
  }
}

const pageOf = file => path.join('docs', file.replace(/^docs\//, '').replace(/\.md$/, '.html'))

function render(file, files) {
  const text = readPage(file)
  const title = /^# (.+)/m.exec(text)[1].replaceAll('`', '')
  const to = target => path.relative(path.dirname(pageOf(file)), target)
  const home = `<a href="${to('docs/README.html')}">NDT Widgets</a>`
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} | NDT Widgets</title>
<link rel="stylesheet" href="${to('docs/docs.css')}">
</head>
<body>
<nav>${home}</nav>
<main>
${marked(file, files, to).parse(text)}</main>
</body>
</html>
`
}

/** Headings with the ids that links have for them; a link to what is not here is its text alone. */
function marked(file, files, to) {
  const known = new Set()
  return new Marked({
    renderer: {
      heading({ tokens, depth, text }) {
        const id = idOf(text, known)
        return `<h${depth} id="${id}">${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        const inside = this.parser.parseInline(tokens)
        if (/^(https?:|#)/.test(href)) return `<a href="${escape(href)}">${inside}</a>`
        const [target, heading] = href.split('#')
        const found = path.join(path.dirname(file), target)
        if (!files.includes(found)) return inside
        return `<a href="${to(pageOf(found))}${heading ? `#${heading}` : ''}">${inside}</a>`
      },
    },
  })
}

/** A heading's id as GitHub makes it. */
function idOf(text, known) {
  const id = text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
  const own = known.has(id) ? `${id}-1` : id
  known.add(own)
  return own
}

function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
