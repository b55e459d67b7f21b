import { describe, expect, test } from 'vitest'
import { named, showField, type Props } from './combobox-shown'
import { settle } from './time'

describe('R45 one of many', () => {
  const countries = named('Norway', 'United Kingdom', 'United States')
  const showCountry = (props: Props = {}) =>
    showField({ single: true, options: countries, start: [], ...props })

  test('is shown as text, and a pick closes the list', async () => {
    const field = await showCountry()
    await field.type('kingd')
    await field.key('Enter')
    expect(field.ids()).toEqual([1])
    expect(field.input().value).toBe('United Kingdom')
    expect(field.isOpen()).toBe(false)
    expect(field.findAll('.combobox__chip')).toEqual([])
  })

  test('the list opens at what is chosen', async () => {
    const field = await showCountry({ start: [countries[2]!] })
    await field.key('ArrowDown')
    expect(field.rows()).toHaveLength(3)
    expect(field.active()?.textContent).toBe('United States')
  })

  test('an emptied field has no choice', async () => {
    const field = await showCountry({ start: [countries[2]!] })
    field.input().value = ''
    await field.type('')
    field.input().dispatchEvent(new InputEvent('input', { bubbles: true }))
    await settle()
    expect(field.ids()).toEqual([])
  })

  test('a text that is no option gives way to what was chosen', async () => {
    const field = await showCountry({ start: [countries[0]!] })
    field.input().value = 'Scotland'
    await field.type('!')
    await field.leave()
    expect(field.spy).not.toHaveBeenCalled()
    expect(field.input().value).toBe('Norway')
    expect(field.error()).toBeUndefined()
  })
})
