import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { findWidgets } from '../build/entries.mjs'
import * as contract from '../src/contract'
import * as kernel from '../src/index'

/** What a widget may use of the kernel, besides the calls of the contract. */
const offered = {
  definition: 'choice defineWidget flag json number required text',
  host: 'navigate useDialogTag say useAnother useHost useMethods useStyles watchFocus',
  data: 'ApiError attempt isOutdated queries query refusalIn sayOutcome signInAfter useQuery useStore',
  page: 'accountOf getConfig siteUrl',
  words: 'count fill formatDate texts',
  profile:
    '$latestProfile $profile Lacking ProfileFailure ProfileSection takeProfile useInvitations',
  lookups: '$countries $industries $languages $professions $skills',
  saved: '$savedChanges SAVED_ROWS refetchSaved savedList setBookmark takeSaved',
  company:
    '$companyCategories $companyCountries $companyTypes carrySaid companyId companyProfile FormPage RichTextField saidDone saidFailed wayBack',
  user: '$user $viewedCompanies takeViewedCompanies',
  parts: `Avatar Badge Button Card Chips Dialog DialogBody DialogFoot Drawer Empty Facts Failure inNewTab isWebAddress LinkButton Logo Menu MoreLink
    Notice SignInLink Select SkeletonLines SkeletonRows StoredText Surface endedText toast late useLazyPart`,
  fields: `CheckGroup ComboboxField CropDialog DateField FileButton FileField FileText Field FieldNote lengthOf PasswordField SelectField TextArea
    TextField Uploader chooseFile faultOf fileToSend problemOf removeFile storedEntry storedFile today tooLarge useSaid useSending useShownFile afterPress`,
  forms: `bringCare ErrorSummary FormDialog ProfileDialog clearDrafts given idsOf withIds labelsOf resumeField rowId submitFailed tab tooLargeResume
    useAfterSave useDialogWidget useErrorFocus useForm useFresh useNext useOptions useProgress`,
  tables: 'CompanyTable firstPageOf',
  icons: `Icon alert arrow bin calendar check chevronDown chevronLeft chevronRight cross done door dots down download eye
    lens linkedIn lock mail mark paper pencil person phone picture pin plus retry sliders twitter up upload`,
}

describe('what pages and widgets rely on', () => {
  test('the kernel offers these names', () => {
    const names = Object.keys(kernel).filter(name => !(name in contract))
    const expected = Object.values(offered).join(' ').split(/\s+/)
    expect(names.sort()).toEqual(expected.sort())
  })

  test('no tag is gone: a page that has it would lose it', () => {
    const index = readFileSync('docs/tags/README.md', 'utf8')
    const documented = [...index.matchAll(/`<(ndt-[\w-]+)>`/g)].map(([, tag]) => tag)
    const defined = findWidgets().map(({ tag }) => tag)
    expect(documented.filter(tag => !defined.includes(tag!))).toEqual([])
  })

  test('the events have these names', () => {
    const source = readFileSync('src/events.ts', 'utf8')
    const names = [...source.matchAll(/^ {2}'(ndt-[\w-]+)': CustomEvent/gm)].map(([, name]) => name)
    expect(names).toEqual([
      'ndt-ready',
      'ndt-saved',
      'ndt-error',
      'ndt-navigate',
      'ndt-open',
      'ndt-close',
      'ndt-change',
    ])
  })
})
