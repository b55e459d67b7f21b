import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const { tags } = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as {
  tags: Record<string, string[]>
}

/** The scripts that a tag's page loads, and those that they bring when first needed. */
function scriptsOf(tag: string): string {
  const files = new Set(tags[tag])
  let all = ''
  for (const file of files) {
    const text = readFileSync(path.join('dist', file), 'utf8')
    for (const [, next] of text.matchAll(/["'`](\.\.?\/[\w./-]+\.js)["'`]/g)) {
      files.add(path.join(path.dirname(file), next!))
    }
    all += text
  }
  return all
}

test.each(Object.keys(tags))('each part that the page of %s names is in its scripts', tag => {
  const page = readFileSync(`docs/tags/${tag}.md`, 'utf8')
  const named = [...page.matchAll(/^\| `::part\(([\w-]+)\)`/gm)].map(([, part]) => part)
  const scripts = scriptsOf(tag)
  expect(named.filter(part => !scripts.includes(`part:"${part}"`))).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})
