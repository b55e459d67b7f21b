import { readFileSync } from 'node:fs'
import { readDefinitions } from './definitions.mjs'
import { customData, customElements, detailsOf, webTypes } from './editor-data.mjs'
import { buildInspector } from './inspect.mjs'
import { renderTypes } from './types.mjs'

/** Writes what knows the tags by their definitions: what editors read, each in its own format, TypeScript's types, the inspector. */
export function metadata() {
  return {
    name: 'metadata',
    async generateBundle() {
      const emit = (fileName, source) => this.emitFile({ type: 'asset', fileName, source })
      const json = data => `${JSON.stringify(data, null, 2)}\n`
      const { name, version } = JSON.parse(readFileSync('package.json', 'utf8'))
      const tags = readDefinitions()
      const events = readFileSync('src/events.ts', 'utf8')
      emit('custom-elements.json', json(customElements(tags, detailsOf(events))))
      emit('vscode.html-custom-data.json', json(customData(tags)))
      emit('web-types.json', json(webTypes(tags, name, version)))
      emit('types.d.ts', renderTypes(tags, events))
      emit('inspect.js', await buildInspector(tags))
    },
  }
}
