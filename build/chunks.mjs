import path from 'node:path'

/**
 * Screens that stand on a page together and are small: one chunk for all of them.
 *
 * Few requests matter more than the last byte. A new screen needs no line here.
 */
export const groups = {
  profile: ['profile-card', 'professional-card', 'job-profile-card'],
}

const part = name => `src/ui/${name}`

/**
 * Chunk -> the folders whose files it holds, without the folders inside them; or one file, without
 * its ending, where it goes another way than its folder. What stands nowhere goes with the tag
 * that needs it: a `lazy` folder above all, which loads when first needed.
 */
const homes = {
  // what every tag needs: the element, the fetch client, the user's own stores, the basic parts
  runtime: [
    'src',
    'src/styles',
    'src/contract/call',
    'src/contract/changing',
    'src/contract/reading',
    'src/contract/schema',
    'src/contract/shapes',
    'src/contract/profile',
    'src/stores/saved-changes',
    'src/stores/profile',
    'src/stores/session',
    'src/profile/texts',
    'src/ui/texts',
    ...['host', 'button', 'card', 'icons', 'avatar', 'empty', 'select'].map(part),
    ...['skeleton', 'menu', 'lazy-part', 'toast'].map(part),
  ],
  // drawings that come with what opens on demand
  'menu-icons': ['src/ui/icons/menu-icons'],
  // what only a call that changes state needs, and a signed-in user's tabs tell each other; signing out drops the drafts
  changes: ['src/changes', 'src/json', 'src/form/clear-drafts'],
  // how a change goes out and what its answer says: with the first of them
  answers: ['index', 'answer', 'success', 'plain', 'texts', 'encoding', 'once', 'attempt'].map(
    name => `src/changes/${name}`,
  ),
  // what every dialog with a form needs
  forms: ['src/form', part('dialog'), part('field'), part('notice'), part('said')],
  // what a form that is a page has besides
  pages: [
    'src/form/form-page',
    'src/form/page-toasts',
    'src/form/way-back',
    'src/form/use-leaving',
    'src/form/use-next',
    'src/form/page.texts',
    'src/form/rich-text-field',
    part('rich-text'),
  ],
  // fields for days, for one and for several of a list, what is sent of them, the profile's lists
  pickers: [
    ...['combobox', 'date-picker', 'select-field'].map(part),
    'src/contract/lookups',
    'src/stores/lookups',
    'src/form/given',
    'src/form/use-options',
  ],
  // a rich text that is only read, and what makes it safe
  'stored-text': [`${part('rich-text')}/stored`, 'node_modules/dompurify/dist'],
  files: [part('file'), 'src/form/resume', 'src/form/resume.texts'],
  // a button that chooses a picture, and its crop
  photo: [part('file-button'), part('crop')],
  // what the company's screens know of the company
  company: ['src/stores/company', 'src/contract/company-profile', 'src/form/company'],
  // the calls that its lists and its forms make, and what these leave for each other
  lists: [
    ...['products', 'product-options', 'services', 'status'].map(name => `src/contract/${name}`),
    'src/form/carried',
    'src/form/say-carried',
  ],
  table: ['src/table', part('badge'), 'src/contract/company-lists', 'src/contract/pages'],
  guides: ['src/guides'],
  // their texts weigh more than the page's code: only where nobody gives others
  'built-in-guides': ['src/guides/built-in'],
}

/** It is the entry, and no part of the runtime beside it. */
const LOADER = 'src/loader'

/** Packages of the runtime. */
const PACKAGES =
  /\/node_modules\/(preact|@r2wc|nanostores|@nanostores|ofetch|valibot)\/|\/build\/lean\//

const chunkByHome = new Map(
  Object.entries(homes).flatMap(([chunk, places]) => places.map(place => [place, chunk])),
)

/** The chunk of a module; undefined where it goes with the tag that needs it. */
export function chunkOf(id) {
  if (PACKAGES.test(id)) return 'runtime'
  const file = path.relative('.', id).replace(/\.\w+$/, '')
  if (file === LOADER) return undefined
  return chunkByHome.get(file) ?? chunkByHome.get(path.dirname(file))
}

/**
 * The name of a chunk's file: its own where it is asked for by name or stands in the table, else
 * that of its part and of the file in it, as `crop-area`.
 */
export function nameOf({ name, isEntry, facadeModuleId, moduleIds }) {
  if (isEntry || moduleIds.some(id => chunkOf(id) === name)) return name
  const { dir, name: file } = path.parse(facadeModuleId ?? moduleIds.at(-1))
  return `${path.basename(dir.replace(/\/lazy$/, ''))}-${file}`
}
