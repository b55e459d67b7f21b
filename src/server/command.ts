import { linesOf } from './lines'
import { render, type Page } from './render'

/** A line of what is asked. */
interface Asked {
  tag: string
  attributes?: Record<string, string | number | boolean>
  data?: unknown
  page?: Page
}

/**
 * Reads a tag a line, as JSON, and writes its HTML, on one line each and in their order, as it comes: one
 * process serves a backend in any language. What cannot be drawn is said on stderr, and its line is empty.
 */
for await (const line of linesOf(process.stdin.setEncoding('utf8'))) {
  if (line.trim()) process.stdout.write(`${htmlOf(line)}\n`)
}

function htmlOf(line: string): string {
  try {
    const { tag, attributes, data, page } = JSON.parse(line) as Asked
    // a browser reads it as the line break that it stands for
    return render(tag, attributes, data, page).replaceAll('\n', '&#10;')
  } catch (error) {
    console.error(String(error))
    process.exitCode = 1
    return ''
  }
}
