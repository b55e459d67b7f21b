import * as v from 'valibot'
import { defineCall } from './call'
import { anyParams } from './forms'

/** Tells Excel that the file is UTF-8; decoding an answer as text strips it (Q54). */
const BOM = '\uFEFF'
const TYPE = 'text/csv'

/** Reads a list as the file `report.csv`; the host gives the call's own path (R184, Q54). */
export const exportList = defineCall({
  method: 'GET',
  path: '/api/v1/{path}',
  query: anyParams,
  success: 200,
  answer: v.pipe(
    // a union and a blob of valibot's own would be in every page's runtime
    v.custom<string | Blob>(file => typeof file === 'string' || file instanceof Blob),
    v.transform(file => (typeof file === 'string' ? new Blob([BOM, file], { type: TYPE }) : file)),
  ),
})
