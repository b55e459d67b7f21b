import { readPageStyles } from '../../build/page-styles.mjs'

const NAME = 'virtual:ndt.css'

/** `ndt.css`, which a page links: made as the build makes it. */
export function pageSheet() {
  return {
    name: 'page-sheet',
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load: id => (id === `\0${NAME}` ? readPageStyles() : null),
  }
}
