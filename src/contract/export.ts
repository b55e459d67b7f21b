import { defineCall } from './call'
import { anyParams } from './forms'
import { leaf } from './reading'

/** Tells Excel that the file is UTF-8; decoding an answer as text strips it (Q54). */
const BOM = '\uFEFF'
const TYPE = 'text/csv'

/** Reads a list as the file `report.csv`, which neither a page nor JSON is; the host gives the call's own path (R184, Q54, Q115). */
export const exportList = defineCall({
  method: 'GET',
  path: '/api/v1/{path}',
  query: anyParams,
  success: 200,
  answer: leaf<string | Blob, Blob>('a file', file => {
    if (typeof file !== 'string') return file instanceof Blob ? file : undefined
    return /^\s*[<{[]/.test(file) ? undefined : new Blob([BOM, file], { type: TYPE })
  }),
})
