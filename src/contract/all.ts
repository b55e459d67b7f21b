import * as account from './account'
import * as apply from './apply'
import * as bookmarks from './bookmarks'
import type { Definition } from './call'
import * as companies from './companies'
import * as companyLists from './company-lists'
import * as companyProfile from './company-profile'
import * as exports from './export'
import * as guides from './guides'
import * as lookups from './lookups'
import * as preferences from './preferences'
import * as productChoices from './product-choices'
import * as productForm from './product-form'
import * as productOptions from './product-options'
import * as products from './products'
import * as profile from './profile'
import * as profileSaves from './profile-saves'
import * as saved from './saved'
import * as serviceForm from './service-form'
import * as services from './services'

/** Every call by its name, for the server, tests and docs; a widget that imported it would carry all. */
export const calls = {
  ...profile,
  ...profileSaves,
  ...lookups,
  ...saved,
  ...bookmarks,
  ...companies,
  ...apply,
  ...preferences,
  ...account,
  ...companyProfile,
  ...companyLists,
  ...products,
  ...productForm,
  ...productOptions,
  ...productChoices,
  ...serviceForm,
  ...services,
  ...exports,
  ...guides,
} satisfies Record<string, Definition>
