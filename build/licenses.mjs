import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Writes `licenses.txt`: whose code is in the scripts, and under which terms. */
export function licenses() {
  return {
    name: 'licenses',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap(({ modules = {} }) => Object.keys(modules))
      const homes = new Set(
        modules.flatMap(
          id => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id.replace(/^\0/, '')) ?? [],
        ),
      )
      const source = [...homes].sort().map(termsOf).join('\n\n')
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: `${source}\n` })
    },
  }
}

function termsOf(home) {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(home, 'package.json'), 'utf8'),
  )
  const file = readdirSync(home).find(file => /^licen[cs]e(\.md|\.txt)?$/i.test(file))
  const terms = file ? readFileSync(path.join(home, file), 'utf8').trim() : ''
  return `${name} ${version} (${license})\n\n${terms}`.trim()
}
