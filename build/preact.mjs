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

/** What leads React's lifecycle methods of 2017 to their later names: no component here, or of a library, has one. */
const LEGACY =
  ',["componentWillMount","componentWillReceiveProps","componentWillUpdate"].forEach(function(n){Object.defineProperty(t.prototype,n,{configurable:!0,get:function(){return this["UNSAFE_"+n]},set:function(t){Object.defineProperty(this,n,{configurable:!0,writable:!0,value:t})}})})'

/** File -> what is replaced there, by what. */
const edits = {
  'preact/dist/preact.mjs': [ASKING, PLAIN],
  'preact/compat/dist/compat.mjs': [LEGACY, ''],
}

/**
 * Preact without what no tag reaches, and with one document.
 *
 * It makes an element in its parent's document, by its parent's registry. In a tag that was moved to a
 * frame's document these do not agree, and browsers refuse; our tags are all defined in the page's.
 */
export function ownPreact() {
  return {
    name: 'own-preact',
    transform(code, id) {
      const file = Object.keys(edits).find(file => id.endsWith(`/${file}`))
      if (!file) return null
      const [written, ours] = edits[file]
      if (!code.includes(written)) this.error(`${file} is written otherwise: build/preact.mjs.`)
      return { code: code.replace(written, ours), map: null }
    },
  }
}
