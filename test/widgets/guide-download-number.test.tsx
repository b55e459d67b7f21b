import { describe, expect, test, vi } from 'vitest'
import { adviceOn, countries, labelOf } from '../../widgets/guide-download/dialling'
import { settle } from '../support/time'
import { openEnquiry } from './enquiry'
import { find, textOf } from '../support/inside'

/** What is said aloud, of what has no focus. */
function said(element: HTMLElement) {
  const region = find(element, 'dialog > .sr[role=status]')
  return region && textOf(region)
}

const country = (region: string) => countries.find(found => found.region === region)!

describe('R277 Q74 the contact number', () => {
  const key = (key: string, more: object = {}) =>
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })

  test.each(['e', 'E', '+', '-', 'a', ' '])('does not take the key %j', async pressed => {
    const { field } = await openEnquiry()
    expect(field('contact_number').dispatchEvent(key(pressed))).toBe(false)
  })

  test.each(['0', '9', 'Backspace', 'Tab', 'ArrowLeft', 'Enter'])('takes %s', async pressed => {
    const { field } = await openEnquiry()
    expect(field('contact_number').dispatchEvent(key(pressed))).toBe(true)
  })

  test('leaves the browser’s own shortcuts alone', async () => {
    const { field } = await openEnquiry()
    expect(field('contact_number').dispatchEvent(key('a', { ctrlKey: true }))).toBe(true)
  })

  /** Pastes a text; says whether the browser may put it in. */
  async function paste(text: string) {
    const { field, element } = await openEnquiry()
    const event = new Event('paste', { bubbles: true, cancelable: true })
    const clipboardData = { getData: () => text }
    const isTaken = field('contact_number').dispatchEvent(Object.assign(event, { clipboardData }))
    await settle(150)
    const hint = find(element, '#contact_number-hint')
    return { isTaken, hint: hint && textOf(hint), said: said(element) }
  }

  test.each(['007', '9845012345', '12.5'])('takes a pasted %s', async text => {
    expect(await paste(text)).toEqual({ isTaken: true, hint: null, said: null })
  })

  test.each(['+91 98450', '98450 12345', '1e5', '-5', 'call me', '.5', '1.2.3'])(
    'refuses a pasted %s, and says why',
    async text => {
      expect(await paste(text)).toEqual({
        isTaken: false,
        hint: 'Only digits can be pasted here.',
        said: 'Only digits can be pasted here.',
      })
    },
  )

  test('drops what a phone’s keyboard types besides digits, and keeps leading zeros', async () => {
    const { field, element } = await openEnquiry()
    const input = find<HTMLInputElement>(element, '[name=contact_number]')!
    input.value = '00 98e'
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
    await settle()
    expect(field('contact_number').value).toBe('0098')
  })

  test('keeps what the browser fills in', async () => {
    const { type, field } = await openEnquiry()
    await type('contact_number', '+91 98450 12345')
    expect(field('contact_number').value).toBe('+91 98450 12345')
  })
})

test('R274 R275 Q75 the countries stand as code and dialling code, India first', async () => {
  const { element } = await openEnquiry()
  const select = find<HTMLSelectElement>(element, '[name=country_code]')!
  const options = [...select.options].map(({ text, value }) => `${text}: ${value}`)
  expect(options).toHaveLength(245)
  expect(options).toEqual(
    expect.arrayContaining(['IN +91: 91', 'US +1: 1', 'CA +1: 1', 'GB +44: 44']),
  )
  expect(select.selectedOptions[0]!.text).toBe('IN +91')
  expect(select.getAttribute('aria-label')).toBe('Country code')
})

test('Q75 of two countries with one code, the one that was chosen stays', async () => {
  const { element, chooseCountry, submit, sent } = await openEnquiry()
  await chooseCountry('US +1')
  const select = find<HTMLSelectElement>(element, '[name=country_code]')!
  // a country's name takes its time, and waits until somebody is there
  expect(select.title).toBe('')
  select.focus()
  await settle()
  expect([select.selectedOptions[0]!.text, select.title]).toEqual(['US +1', 'United States'])
  await submit()
  expect((await sent())['country_code']).toBe('1')
})

test('R274 each country has its lengths', () => {
  expect(country('IN')).toEqual({ region: 'IN', code: '91', from: 8, to: 10 })
  expect(labelOf(country('TA'))).toBe('TA +290')
  expect(countries.filter(({ from, to }) => !(from > 0 && from <= to && to <= 15))).toEqual([])
})

test('R275 R276 an unusual length is said, and stops nobody', async () => {
  const { element, type, field, submit, asked } = await openEnquiry()
  await type('contact_number', '98450')
  field('contact_number').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  field('contact_number').dispatchEvent(new FocusEvent('blur'))
  await settle()
  expect(textOf(find(element, '#contact_number-hint')!)).toBe(
    'A number in India usually has 8–10 digits.',
  )
  await submit()
  expect(asked()).toHaveLength(1)
})

test('R275 what is said of a number is of the country that is chosen', async () => {
  const { element, type, field, chooseCountry } = await openEnquiry()
  await type('contact_number', '12345678901')
  field('contact_number').dispatchEvent(new FocusEvent('blur'))
  await chooseCountry('US +1')
  await settle()
  expect(textOf(find(element, '#contact_number-hint')!)).toBe(
    'A number in United States usually has 10 digits.',
  )
})

test('R277 what is said of a paste is not said of what is typed after it', async () => {
  const { element, type, field } = await openEnquiry()
  const paste = new Event('paste', { bubbles: true, cancelable: true })
  field('contact_number').dispatchEvent(
    Object.assign(paste, { clipboardData: { getData: () => 'abc' } }),
  )
  await settle()
  expect(find(element, '#contact_number-hint')).not.toBeNull()
  await type('contact_number', '9')
  expect(find(element, '#contact_number-hint')).toBeNull()
})

test('R275 so it is where the press that left the number chose another country', async () => {
  const { element, type, field, chooseCountry } = await openEnquiry()
  await type('contact_number', '12345678901')
  const number = field('contact_number')
  const pressed = vi.spyOn(element.shadowRoot!, 'querySelector').mockReturnValue(number)
  number.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledWith(':active'))
  pressed.mockRestore()
  await chooseCountry('US +1')
  await settle(50)
  expect(textOf(find(element, '#contact_number-hint')!)).toBe(
    'A number in United States usually has 10 digits.',
  )
})

test('R275 what is advised is also said, as its field has no focus, and once', async () => {
  const { element, type, field, chooseCountry } = await openEnquiry()
  const leave = async () => {
    field('contact_number').dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await settle()
    await settle(150)
    return said(element)
  }
  await type('contact_number', '98450')
  expect(await leave()).toBe('A number in India usually has 8–10 digits.')
  await settle(5000)
  expect(await leave()).toBe('')
  await chooseCountry('US +1')
  await settle(150)
  expect(said(element)).toBe('A number in United States usually has 10 digits.')
  await settle(5000)
  await type('contact_number', '2025550123')
  expect(await leave()).toBe('')
})

test.each([
  ['', 'IN'],
  ['9845012345', 'IN'],
  ['09845012345', 'IN'],
  ['2025550123', 'US'],
])('R275 nothing is said of %j in %s', (number, region) => {
  expect(adviceOn(number, country(region), '{country} {n}')).toBeUndefined()
})

test('R275 a country with one length is said to have that', () => {
  expect(adviceOn('5', country('US'), '{country} {n}')).toBe('United States 10')
})
