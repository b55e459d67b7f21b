import path from 'node:path'
import { globSync } from 'tinyglobby'
import { readTokenDefaults } from '../../build/page-styles.mjs'

const NAME = 'virtual:token-defaults'

/** What each token is where a page sets nothing, as the sheets that `ndt.css` is made of have it. */
export function tokenDefaults() {
  return {
    name: 'token-defaults',
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null
      for (const file of globSync('src/styles/tokens/*.css')) this.addWatchFile(path.resolve(file))
      return `export default ${JSON.stringify(readTokenDefaults())}`
    },
  }
}
