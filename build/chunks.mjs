/**
 * Screens that stand on a page together and are small: one chunk for all of them.
 *
 * Few requests matter more than the last byte. A new screen needs no line here.
 */
export const groups = {
  profile: ['profile-card', 'professional-card', 'job-profile-card'],
}

/** What every tag needs: the element, the fetch client, the user's own stores, the basic parts. */
const RUNTIME = [
  /\/node_modules\/(preact|@r2wc|nanostores|@nanostores|ofetch|valibot)\//,
  /\/src\/(?!index|loader|csrf|upload|profile-section|company)[\w-]+\.tsx?$/,
  /\/build\/lean\//,
  /\/src\/styles\//,
  /\/src\/contract\/(call|shapes|profile)\.ts$/,
  /\/src\/stores\/(applications|profile|session)\.ts$/,
  /\/src\/ui\/(host|button|card|icons|avatar|chips|empty|select|skeleton|menu|toast)\.(ts|tsx|css)$/,
]

/** What only a call that changes state needs. */
const CHANGES = /\/src\/(csrf|contract\/encoding)\.ts$/

/** What every dialog with a form needs; a form that is a page brings the rest. */
const FORMS =
  /\/src\/(form\/(?!rich-text|form-page|page-saved|carried|company|given)|ui\/(dialog|modals|more-icons|notice|field|text-field)\.)/

/** What a photo and a logo need: a button that chooses the file, and the crop. */
const PHOTO = /\/src\/ui\/(file-button|cropper|crop-dialog)\.tsx$/

/** What every field for files needs. */
const FILES = /\/src\/ui\/file[-.]/

/** What fields for days, for one and for several of a list need, what is sent of them, and the profile's own lists. */
const PICKERS =
  /\/src\/(ui\/(combobox(-texts|-choosing|-chips|-frame|-field)?|date-field|select-field|date-picker(-dates|-texts|-problem)?)\.tsx?|(contract|stores)\/lookups\.ts|form\/given\.ts)$/

/** What the company's screens know of the company. */
const COMPANY = /\/src\/(stores\/company|contract\/company-profile|form\/company)\.ts$/

/** The calls of the company's lists, which its forms make as well, and what these say on the lists. */
const LISTS = /\/src\/(contract\/(pages|products|product-options|services)|form\/carried)\.ts$/

/** What every form that is a page needs. */
const PAGES = /\/src\/(form\/(rich-text-field|form-page|page-saved)|ui\/rich-text)\.tsx?$/

/** What all tags of the guides need; the guides' own texts load where no page gives others. */
const GUIDES = /\/src\/guides\/(?!built-in)[\w-]+\.tsx?$/

/** The shared runtime for a module of its own; a tag's chunk takes the rest. */
export function chunkOf(id) {
  if (RUNTIME.some(pattern => pattern.test(id))) return 'runtime'
  if (CHANGES.test(id)) return 'changes'
  if (FORMS.test(id)) return 'forms'
  if (PHOTO.test(id)) return 'photo'
  if (FILES.test(id)) return 'files'
  if (PICKERS.test(id)) return 'pickers'
  if (COMPANY.test(id)) return 'company'
  if (LISTS.test(id)) return 'lists'
  if (PAGES.test(id)) return 'pages'
  if (GUIDES.test(id)) return 'guides'
  return undefined
}
