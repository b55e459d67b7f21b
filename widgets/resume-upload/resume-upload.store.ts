import * as v from 'valibot'
import { defineCall } from '../../src/index'

/** Sends a resume to the address that the page gives; the description has no call of its own (R73, Q37). */
export const uploadResume = defineCall({
  method: 'POST',
  path: '',
  encoding: 'multipart',
  body: v.custom<Record<string, File>>(() => true),
  answer: v.unknown(),
})
