import { describe, expect, test } from 'vitest'
import { lookFor, type State } from '../../.storybook/docs/asked'
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

describe('words of every day', () => {
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
  ])('%s begins with %s', (asked, first) => {
    expect(found(asked).names[0]).toBe(first)
    expect(found(asked).isNear).toBe(false)
  })

  test.each([
    ['select all rows', ['product-table: Rows Selected', 'service-table: Rows Selected']],
    ['crop photo', ['company-profile: Crop Photo', 'avatar-editor: Crop Mode']],
    ['unsaved changes', ['job-info: Unsaved', 'quick-apply: Unsaved', 'service-form: Leaving']],
    ['leave without saving', ['preferences: Unsaved', 'product-form: Leaving']],
  ])('%s finds each of the like', (asked, names) => {
    expect(found(asked).names).toEqual(expect.arrayContaining(names))
  })
})
