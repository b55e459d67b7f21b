import path from 'node:path'
import { readDefinitions } from '../../build/definitions.mjs'
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
      return `export default ${JSON.stringify(readDefinitions())}`
    },
  }
}
