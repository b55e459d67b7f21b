import path from 'node:path'

/** Packages of ofetch's that carry 1.3 kB (brotli) of cases which our calls do not have. */
const REPLACED = ['ufo', 'destr']

/**
 * Keeps out what packages carry along and no tag reaches.
 *
 * r2wc's `import React from 'react'` holds all of preact/compat; a namespace is shaken down to
 * what it uses, which saves every page 2 kB (brotli); so with react-image-crop's. Its attributes and properties never
 * come to life, as our element gives it none: 0.4 kB. downshift copies that namespace to look for `useId`, which
 * holds all of it again, and describes its props for checks that only a development build makes:
 * 0.6 kB.
 */
export function leanImports() {
  return {
    name: 'lean-imports',
    resolveId(id, importer) {
      if (!REPLACED.includes(id) || !importer?.includes('/ofetch/')) return null
      return path.resolve(`build/lean/${id}.mjs`)
    },
    transform(code, id) {
      if (id.includes('/@r2wc/')) return { code: leanR2wc(code), map: null }
      if (id.includes('/downshift/')) return { code: leanDownshift(code), map: null }
      if (id.includes('/react-image-crop/')) {
        return { code: asNamespace(code).replace('PureComponent', 'Component'), map: null }
      }
      return null
    },
  }
}

/** `import React, { useRef } from 'react'` with the default import as a namespace. */
function asNamespace(code) {
  return code.replace(
    /import (\w+)(?:, (\{[^}]*\}))? from "react"/,
    (_, name, others) =>
      `import * as ${name} from "react"${others ? `; import ${others} from "react"` : ''}`,
  )
}

function leanR2wc(code) {
  return asNamespace(code)
    .replace(/\{\s*string: \w+,[^}]*json: \w+\s*\}/, '{}')
    .replace(
      /for \(const \w+ of \w+\) \{\s*const [^;]*;\s*Object\.defineProperty\([^]*?(?=return \w+;\s*\}\s*export)/,
      '',
    )
    .replace(/attributeChangedCallback\([^]*?\n    \}\n(?=    \[)/, '')
}

function leanDownshift(code) {
  return code
    .replace(/var SafeReact(\$\d)? = _extends\(\{\}, React\);/g, '')
    .replace(/SafeReact(\$\d)?\./g, 'React.')
    .replace(/(?<= = )_extends\(\{\}, (dropdownP|p)ropTypes/g, '/*#__PURE__*/$&')
    .replace(/PropTypes\.shape\(/g, '/*#__PURE__*/$&')
}
