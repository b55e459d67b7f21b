import * as v from 'valibot'
import { defineCall, type AnswerOf, type BodyOf } from './call'
import { field } from './forms'
import { object, promised } from './reading'
import { id, inData, message, text, version, words } from './shapes'

/** Reads a service for its form (R228, R234). */
export const getService = defineCall({
  method: 'GET',
  path: '/api/v2/company/service/{id}',
  answer: inData(
    object({
      id: promised(id, undefined),
      name: promised(words, ''),
      description: text,
      image: text,
      updated_at: version,
    }),
  ),
})

/** The image and its name are there only when it changed, and empty when it was deleted (R235). */
const body = v.object({
  id: v.optional(id),
  company_service_name: v.string(),
  company_service_description: field,
  file_input: field,
  company_service_image: v.nullish(v.union([v.file(), v.literal('')])),
})

/** Creates a service; `id` is the company's, which the server ignores (R228, R235, Q59, Q87). */
export const createService = defineCall({
  method: 'POST',
  path: '/api/v2/company/service',
  encoding: 'multipart',
  adds: true,
  body,
  answer: message,
})

/** Saves a service that exists (R228, R235, Q87). */
export const updateService = defineCall({
  method: 'POST',
  path: '/api/v2/company/service/{id}',
  encoding: 'multipart',
  body,
  answer: message,
})

/** A service, as its form reads it (R234). */
export type Service = AnswerOf<typeof getService>

/** The service's form (R235). */
export type ServiceBody = BodyOf<typeof createService>
