/** What is written against React runs on Preact: the same in the build, the tests and Storybook. */
export const preact = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
]

const ASKING =
  'M=a.ownerDocument||document,!C)return M.createTextNode(x);t=M.createElementNS(f,C,x.is?x:a)'
const PLAIN = '!C)return document.createTextNode(x);t=document.createElementNS(f,C)'

/**
 * Preact makes an element in its parent's document, by its parent's registry. In a tag that was moved to a
 * frame's document these do not agree, and browsers refuse; our tags are all defined in the page's.
 */
export function oneDocument() {
  return {
    name: 'one-document',
    transform(code, id) {
      if (!id.endsWith('/preact/dist/preact.mjs')) return null
      if (!code.includes(ASKING))
        this.error('Preact makes its elements otherwise: build/preact.mjs.')
      return { code: code.replace(ASKING, PLAIN), map: null }
    },
  }
}
