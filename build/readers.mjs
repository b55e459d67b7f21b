import { readFileSync } from 'node:fs'

/** Pages about what only the repository has. */
export const OF_REPOSITORY = ['docs/reliability.md', 'docs/requirements.md', 'docs/running.md']

/** A page of the docs for who has `dist` or the zip alone: without what stands in it for who has the repository. */
export function readPage(file) {
  const text = readFileSync(file, 'utf8')
  return text.replaceAll(/<!-- repository -->[^]*?<!-- \/repository -->/g, '')
}
