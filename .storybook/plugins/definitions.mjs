import path from 'node:path'
import { eventsOf, readDefinitions } from '../../build/definitions.mjs'
import { exampleOf, readDetails } from '../../build/docs/tags.mjs'
import { findWidgets } from '../../build/entries.mjs'

const NAME = 'virtual:definitions'

/** What every tag is, as its own file declares it: Storybook's controls and docs are made from it. */
export function definitions() {
  return {
    name: 'definitions',
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null
      for (const { file } of findWidgets()) this.addWatchFile(path.resolve(file))
      return `export default ${JSON.stringify(readDefinitions().map(documented))}`
    },
  }
}

/** A tag as its page in Storybook shows it: with what its events tell, and its HTML. */
function documented({ calls: _calls, texts: _texts, ...tag }) {
  const details = readDetails()
  const events = eventsOf(tag).map(event => ({ ...event, detail: details[event.name] }))
  return { ...tag, events, example: exampleOf(tag) }
}
