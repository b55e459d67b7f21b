import * as v from 'valibot'
import { defineCall } from './call'
import { rows } from './reading'
import { id, inData, options } from './shapes'

/** Reads all kinds of content that there are to follow (R118). */
export const getPreferenceOptions = defineCall({
  method: 'GET',
  path: '/api/v2/get-preferences',
  answer: options,
})

/** Reads the ids of what the user follows (R119). */
export const getPreferences = defineCall({
  method: 'GET',
  path: '/api/v2/user/get-preferences',
  answer: inData(rows(id)),
})

/** Saves what the user follows (R120). */
export const updatePreferences = defineCall({
  method: 'POST',
  path: '/api/v2/user/update-preferences',
  encoding: 'json',
  body: v.object({ preferences: v.array(id) }),
  answer: v.unknown(),
})
