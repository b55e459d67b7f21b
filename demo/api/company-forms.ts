import * as v from 'valibot'
import { richText } from './company-rules'
import { pictureFile } from './file-rules'
import { optionalNumber, optionalNumbers } from './list-rules'
import { email, line, optionalPhone, optionalText, optionalUrl } from './rules'

/** How many megabytes a logo may have, and a picture within a text, the last byte included (Q66). */
export const LOGO_MB = 20
export const EDITOR_IMAGE_MB = 5

const optionalEmail = v.nullish(email, null)

/** The company profile's form, whole: what is left out is cleared, but for the logo (R157, R159, Q13). */
export const companyForm = v.objectAsync({
  id: optionalNumber,
  company_name: line,
  company_website: optionalUrl,
  // `null` is the empty field that stands for a deleted logo; left out, it stays as it is.
  company_logo: v.optionalAsync(v.nullableAsync(pictureFile(LOGO_MB))),
  company_categories: optionalNumbers,
  company_type: optionalNumbers,
  video_link: optionalUrl,
  company_short_description: optionalText(1000),
  company_long_description: richText,
  company_address: richText,
  company_email: optionalEmail,
  company_landline: optionalPhone,
  company_contact_person: optionalText(),
  contact_email: optionalEmail,
  company_linkedin: optionalUrl,
  company_googleplus: optionalUrl,
  company_fb: optionalUrl,
  company_twitter: optionalUrl,
  url: optionalUrl,
  google_map_link: optionalUrl,
  country_id: optionalNumber,
})

/** What the form says, once it is checked. */
export type CompanyForm = v.InferOutput<typeof companyForm>

/** A picture for a text (R173). */
export const editorImageForm = v.objectAsync({ text_editor_image: pictureFile(EDITOR_IMAGE_MB) })
