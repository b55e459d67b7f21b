import { readFile } from 'node:fs/promises'
import { build, type Plugin } from 'esbuild'
import type { Page } from 'playwright-core'
import { patched, patches } from '../../build/patch-libraries.mjs'
import { newPage, type Visitor } from '../pages/support'

const quill = patches.find(({ name }) => name === 'quill')!

/** The library as the build ships it. */
const patching: Plugin = {
  name: 'patch',
  setup(build) {
    build.onLoad({ filter: /node_modules\/quill\/.*\.js$/ }, async ({ path }) => {
      const file = path.split('node_modules/quill/')[1]!
      return { contents: patched(quill, quill.version, file, await readFile(path, 'utf8')) }
    })
  },
}

/** What tests drive of the editor, on a page of its own. */
export interface Bench {
  /** Shows a text; answers what is not safe in it. */
  show: (html: string) => string[]
  /** Types one character before the end of the line that holds these words, as a visitor would. */
  typeAfter: (words: string) => void
  /** What the editor said last; undefined while nobody edited. */
  said: () => string | undefined
  undo: () => void
  /** Pastes markup at the beginning. */
  paste: (html: string) => void
  /** Presses the toolbar's button for a table. */
  addTable: () => void
  /** Makes the first line an item of a numbered list. */
  list: () => void
}

let script: Promise<string> | undefined

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: bench, resolveDir: '.', loader: 'ts' },
    bundle: true,
    format: 'iife',
    write: false,
    mainFields: ['browser', 'module', 'main'],
    plugins: [patching],
  })
  return outputFiles[0]!.text
}

const bench = `
import { createEditor, insertTable } from './src/ui/rich-text/lazy/editor'
const host = document.body.appendChild(document.createElement('div'))
const root = host.attachShadow({ mode: 'open' })
const place = root.appendChild(document.createElement('div'))
let said
const editor = createEditor(place, { root, onChange: html => (said = html), onFiles() {}, onFormats() {}, onCell() {} })
globalThis.bench = {
  editor,
  show(html) {
    said = undefined
    return editor.show(html)
  },
  typeAfter(words) {
    const contents = editor.quill.getContents().ops
    let index = 0
    for (const { insert } of contents) {
      const found = typeof insert === 'string' ? insert.indexOf(words) : -1
      if (found >= 0) return editor.quill.insertText(index + found + words.length, 'x', 'user')
      index += typeof insert === 'string' ? insert.length : 1
    }
    throw new Error('not in the text: ' + words)
  },
  said: () => (editor.tell(), said),
  paste: html => editor.quill.clipboard.onPaste({ index: 0, length: 0 }, { html, text: '' }),
  undo: () => editor.quill.history.undo(),
  addTable: () => insertTable(editor),
  list: () => editor.quill.formatLine(0, 1, 'list', 'ordered', 'user'),
}
`

/** A page with an editor and nothing else. */
export async function openBench(visitor: Visitor = {}): Promise<Page> {
  script ??= bundle()
  const page = await newPage(visitor)
  await page.addScriptTag({ content: await script })
  return page
}
