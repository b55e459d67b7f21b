import * as v from 'valibot'
import { defineCall } from './call'

/** Sends a resume to the address that the page gives; the description has no call of its own (R73, Q37). */
export const uploadResume = defineCall({
  method: 'POST',
  path: '',
  encoding: 'multipart',
  body: v.record(v.string(), v.file()),
  answer: v.unknown(),
})
