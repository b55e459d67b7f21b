import * as v from 'valibot'
import { richText } from './company-rules'
import { pictureFile } from './file-rules'
import { optionalNumber } from './list-rules'
import { line } from './rules'

/** How many megabytes a service's image may have, the last byte included. */
export const SERVICE_IMAGE_MB = 5

/** The service's form; an image that is left out stays, an empty one was deleted (R235). */
export const serviceForm = v.objectAsync({
  id: optionalNumber,
  company_service_name: line,
  company_service_description: richText,
  company_service_image: v.optionalAsync(v.nullableAsync(pictureFile(SERVICE_IMAGE_MB))),
})

/** What the form says, once it is checked. */
export type ServiceForm = v.InferOutput<typeof serviceForm>
