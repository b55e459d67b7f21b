import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { readDefinitions } from './definitions.mjs'
import { readCalls } from './docs/calls.mjs'
import { renderContract } from './docs/contract.mjs'
import { renderOpenApi } from './docs/openapi.mjs'
import { renderRequirements } from './docs/requirements.mjs'
import { renderTag, renderTagIndex } from './docs/tags.mjs'
import { readSharedTexts } from './texts-of.mjs'

/** The pages of `docs/` that are made from the code: path -> text. */
export async function renderDocs() {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const calls = await readCalls()
  const tags = readDefinitions()
  return new Map([
    ['docs/contract.md', renderContract(calls)],
    ['docs/openapi.json', renderOpenApi(calls, version)],
    ['docs/requirements.md', renderRequirements()],
    ['docs/tags/README.md', renderTagIndex(tags, readSharedTexts())],
    ...tags.map(tag => [`docs/tags/${tag.tag}.md`, renderTag(tag, calls)]),
  ])
}

/** `npm run docs` */
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const docs = await renderDocs()
  rmSync('docs/tags', { recursive: true, force: true })
  for (const [file, text] of docs) {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
