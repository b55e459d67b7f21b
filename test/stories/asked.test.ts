import { describe, expect, test } from 'vitest'
import { lookFor } from '../../.storybook/docs/asked'
import type { State } from '../../.storybook/docs/fit'
import { documentedTags } from '../../.storybook/plugins/definitions.mjs'
import { storiesOf } from './built'

const tags = documentedTags()
const states: State[] = storiesOf().map(({ title, name }) => {
  const tag = tags.find(tag => tag.name === title.split('/')[1])
  return { title, name, about: tag?.summary.split('. ')[0] ?? '', labels: tag?.labels ?? [] }
})

/** The screens that are found, in their order, and what is said. */
function found(asked: string) {
  const { found, said, isNear } = lookFor(asked, states)
  const screens = [...new Set(found.map(({ title }) => title.split('/')[1]!))]
  const names = found.map(({ title, name }) => `${title.split('/')[1]}: ${name}`)
  return { screens, names, said, isNear }
}

describe('a field is asked for by its label', () => {
  test.each([
    ['email', ['personal-info', 'company-profile', 'guide-download', 'profile-card']],
    ['gender', ['personal-info']],
    ['website', ['company-profile']],
    ['description', ['product-form', 'service-form', 'company-profile']],
    ['features', ['product-form']],
    ['specifications', ['product-form']],
    ['first name', ['personal-info']],
    ['dial code', ['guide-download']],
    ['phone number', ['personal-info', 'quick-apply', 'guide-download', 'company-profile']],
    ['country', ['personal-info', 'company-profile', 'product-form']],
    ['social links', ['personal-info', 'company-profile']],
    ['tags', ['chips', 'product-form']],
  ])('%s', (asked, screens) => {
    expect(found(asked).screens).toEqual(expect.arrayContaining(screens))
    expect(found(asked).isNear).toBe(false)
  })

  test('what is called so goes before what has it, and a whole label before a part of one', () => {
    expect(found('category').names[0]).toBe('product-table: Category Open')
    expect(found('category').screens).toContain('product-form')
    expect(found('description').screens.at(-1)).toBe('company-profile')
    expect(found('gender').screens).toEqual(['personal-info'])
  })

  test('in a state of its own', () => {
    expect(found('personal info email saving').names).toEqual(['personal-info: Saving'])
    expect(found('saved panel jobs').screens).toEqual(['saved-panel'])
  })

  test('every label leads to its screen', () => {
    const lost = tags.flatMap(({ name, labels }) =>
      labels.filter(label => !found(label).screens.includes(name)).map(label => [name, label]),
    )
    expect(lost).toEqual([])
    expect(tags.flatMap(({ labels }) => labels).length).toBeGreaterThan(60)
  })
})

describe('a word that is written wrong', () => {
  test.each([
    ['uplaod', 'upload'],
    ['emtpy', 'empty'],
    ['failled', 'failed'],
    ['tost', 'toast'],
    ['emial', 'email'],
    ['calender', 'calendar'],
  ])('%s is %s', (written, meant) => {
    expect(found(written).said).toBe(`Nothing is called “${written}”; this is “${meant}”.`)
    expect(found(written).names).toEqual(found(meant).names)
  })

  test('that no state is called by has its say too', () => {
    expect(found('hovr').said).toContain('this is “hover”. Each state is alive')
  })

  test('that may be two is both', () => {
    const { said, screens } = found('filers')
    expect(said).toBe('Nothing is called “filer”; this is “file” or “filter”.')
    expect(screens).toEqual(expect.arrayContaining(['file-field', 'product-table']))
  })

  test.each(['tane', 'bast', 'constructor'])('%s is none', written => {
    expect(found(written).names).toEqual([])
  })
})

describe('a word that is not there', () => {
  test.each([
    ['cookie banner', '“cookie”'],
    ['infinite scroll end', '“infinite” or “scroll”'],
    ['two factor code', '“factor”'],
    ['star rating half', '“half”'],
    ['qr code scan', '“qr” or “scan”'],
    ['video player paused', '“player”'],
  ])('is named beside what comes nearest: %s', (asked, strange) => {
    expect(found(asked).said).toBe(`Nothing is called ${strange}.`)
    expect(found(asked).isNear).toBe(true)
  })

  test('is none of those that make a question', () => {
    expect(found('How does the header look for a guest?').said).toBe('')
    expect(found('which dialog has our logo').said).toBe('')
  })

  test('is not named where nothing comes near, nor where every word is there', () => {
    expect(found('cookie')).toEqual({ screens: [], names: [], said: '', isNear: true })
    expect(found('table preview empty').said).toBe('')
  })
})

describe('words of every day', () => {
  test.each(['dark mode', 'dark theme', 'high contrast mode'])(
    '%s is a look of each state',
    asked => {
      expect(found(asked).names).toHaveLength(states.length)
    },
  )

  test.each([
    ['fonts', 'type: type'],
    ['next page', 'product-table: Products'],
    ['help text', 'field: Hint'],
    ['bold', 'rich-text: Filled'],
    ['heart', 'saved-panel: Jobs'],
    ['favourites', 'saved-panel: Jobs'],
    ['guest', 'profile-card: Not Signed In'],
    ['anonymous', 'profile-card: Not Signed In'],
    ['initials', 'site-header: Signed In'],
    ['slow', 'avatar-editor: Loading'],
    ['recent', 'viewed-companies: Filled'],
    ['rate', 'viewed-companies: Filled'],
    ['tone', 'words: words'],
  ])('%s begins with %s', (asked, first) => {
    expect(found(asked).names[0]).toBe(first)
  })

  test.each([
    ['founded', 'There is no year of founding.', 'company-profile: Existing'],
    ['zip code', 'There is no postal code.', 'company-profile: Existing'],
    ['last name', 'Forms ask for no last name.', 'personal-info: Open'],
    ['video link', 'There is no field for a video’s address.', 'product-form: Add'],
    ['zoom 200', 'Zoom in as readers do', 'job-info: Long Texts'],
    ['too many', 'Where there are as many as may be', 'product-form: All Rows'],
    ['deadline', 'There are no deadlines.', 'saved-panel: Jobs'],
    ['dark mode toggle', 'No tag switches the theme', 'colour: colour'],
    ['theme switcher', 'No tag switches the theme', 'colour: colour'],
    ['forced colours', 'Forced colours are the system’s', 'button: Kinds'],
    ['windows high contrast', 'Forced colours are the system’s', 'button: Kinds'],
  ])('%s is said not to be there', (asked, said, first) => {
    expect(found(asked).said).toContain(said)
    expect(found(asked).isNear).toBe(true)
    expect(found(asked).names).toContain(first)
  })
})

describe('several words', () => {
  test.each([
    ['password too short', 'change-password: Weak Password'],
    ['company menu mobile', 'company-nav: Narrow'],
    ['header logged out', 'site-header: Signed Out'],
    ['no saved jobs', 'saved-panel: No Jobs'],
    ['bulk delete', 'product-table: Deleting Many'],
    ['thank you page', 'guide-thank-you: Thanks'],
    ['photo missing', 'avatar-editor: No Photo'],
    ['no internet', 'profile-card: Offline'],
    ['all rows', 'product-form: All Rows'],
    ['cover letter too long', 'quick-apply: Letter Too Long'],
    ['application sent', 'quick-apply: Applied'],
    ['no courses yet', 'saved-panel: No Courses'],
    ['no products', 'product-table: Empty'],
    ['job list empty', 'saved-panel: No Jobs'],
    ['filter by date', 'product-table: Dates Open'],
    ['filter by category', 'product-table: Category Open'],
    ['date range filter', 'product-table: Dates Open'],
    ['product list mobile', 'product-table: Narrow'],
    ['dark dashboard mobile', 'dashboard: Filled'],
    ['company area mobile dark', 'company-nav: Narrow'],
    ['search no results', 'guide-list: None Found'],
    ['file wrong format', 'avatar-editor: Wrong File'],
    ['sign out confirmation', 'sign-out: Open'],
    ['logged in header', 'site-header: Signed In'],
    ['show password', 'field: Password Shown'],
    ['password changed', 'change-password: Saved'],
    ['recover draft', 'job-info: Restored Draft'],
    ['resume missing', 'job-info: No Resume'],
    ['delete several products', 'product-table: Deleting Many'],
    ['unpublish several', 'product-table: Unpublishing Many'],
    ['without javascript', 'job-profile-card: With Fallback'],
    ['long list of options', 'combobox: Many Options'],
    ['thank you loading', 'guide-thank-you: Checking'],
    ['profile half complete', 'profile-card: Partly Filled'],
    ['incomplete profile', 'profile-card: Partly Filled'],
    ['editor with table', 'rich-text: Everything'],
    ['table', 'product-table: Products'],
    ['insert link', 'rich-text: Linking'],
    ['hyperlink', 'rich-text: Linking'],
    ['slider middle', 'slider: Between'],
    ['ticker', 'site-header: Tagline Paused'],
  ])('%s begins with %s', (asked, first) => {
    expect(found(asked).names[0]).toBe(first)
    expect(found(asked).isNear).toBe(false)
  })

  test.each([
    ['select all rows', ['product-table: Rows Selected', 'service-table: Rows Selected']],
    ['crop photo', ['company-profile: Crop Photo', 'avatar-editor: Crop Mode']],
    ['unsaved changes', ['job-info: Unsaved', 'quick-apply: Unsaved', 'service-form: Leaving']],
    ['are you sure', ['avatar-editor: Delete Question', 'job-info: Unsaved', 'sign-out: Open']],
    [
      'file too large',
      ['job-info: Resume Too Large', 'avatar-editor: Too Large', 'file-field: Too Large'],
    ],
    ['photo too big', ['service-form: Image Too Large', 'avatar-editor: Too Large']],
    ['remove photo', ['company-profile: Delete Photo', 'avatar-editor: Delete Question']],
    ['long company name', ['company-nav: Long Texts', 'viewed-companies: Long Texts']],
    ['date invalid', ['date-picker: No Such Date', 'date-picker: Too Late', 'date-picker: Wrong']],
    ['profile completeness', ['profile-card: Empty', 'profile-card: Partly Filled']],
    ['access denied', ['profile-card: Not Signed In', 'route-gate: Not Signed In']],
    ['edit profile dialog', ['personal-info: Open', 'professional-info: Open', 'job-info: Open']],
    ['edited by colleague', ['job-info: Changed Elsewhere', 'product-form: Changed Elsewhere']],
    ['edited', ['product-table: Edited', 'service-table: Edited']],
    ['character counter', ['field: Counted']],
    ['leave without saving', ['preferences: Unsaved', 'product-form: Leaving']],
  ])('%s finds each of the like', (asked, names) => {
    expect(found(asked).names).toEqual(expect.arrayContaining(names))
  })

  test.each([
    ['zoom photo', 'cropper: Zoomed'],
    ['gender dropdown', 'personal-info: Open'],
    ['image preview', 'product-table: Preview'],
    ['save button loading', 'button: Saving'],
    ['icon list', 'icons: icons'],
    ['password strength meter', 'change-password: Weak Password'],
    ['signing out spinner', 'sign-out: Signing Out'],
    ['link dialog in editor', 'rich-text: Linking'],
  ])('none has all of %s, and %s comes nearest', (asked, first) => {
    expect(found(asked).names[0]).toBe(first)
    expect(found(asked).isNear).toBe(true)
  })
})
