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

describe('fields that are not there', () => {
  test.each([
    ['last name', 'Forms ask for no last name.', 'personal-info: Open'],
    ['video link', 'There is no field for a video’s address.', 'product-form: Add'],
  ])('%s is said not to be there', (asked, said, first) => {
    expect(found(asked).said).toContain(said)
    expect(found(asked).isNear).toBe(true)
    expect(found(asked).names).toContain(first)
  })
})
