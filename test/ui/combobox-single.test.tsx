import { describe, expect, test } from 'vitest'
import { named, showField, type Props } from './combobox-shown'
import { settle } from '../support/time'

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

  const places = named(...Array.from({ length: 900 }, (_, index) => `Place ${index}`))

  test('the list opens at what is chosen', async () => {
    const field = await showCountry({ start: [countries[2]!] })
    await field.key('ArrowDown')
    expect(field.rows()).toHaveLength(3)
    expect(field.active()?.textContent).toBe('United States')
  })

  test('where the pointer leaves the list nothing is marked, and the next arrow leads to the choice', async () => {
    const field = await showCountry({ options: places.slice(0, 249), start: [places[150]!] })
    await field.key('ArrowDown')
    const list = (field.input().getRootNode() as ShadowRoot).querySelector('[role=listbox]')!
    list.dispatchEvent(new MouseEvent('mouseleave'))
    await settle()
    expect(field.active()).toBeNull()
    await field.key('ArrowDown')
    expect(field.active()?.textContent).toBe('Place 150')
  })

  test('an emptied field has no choice', async () => {
    const field = await showCountry({ start: [countries[2]!] })
    field.input().value = ''
    await field.type('')
    field.input().dispatchEvent(new InputEvent('input', { bubbles: true }))
    await settle()
    expect(field.ids()).toEqual([])
  })

  test('all 249 countries are in the list', async () => {
    const field = await showCountry({ options: places.slice(0, 249), start: [places[240]!] })
    await field.key('ArrowDown')
    expect(field.rows()).toHaveLength(249)
    expect(field.active()?.textContent).toBe('Place 240')
  })

  test('opened before its options are there, it is at the choice once they are', async () => {
    const field = await showCountry({ options: undefined, start: [countries[1]!] })
    await field.key('ArrowDown')
    expect(field.note()).toBe('Loading')
    await field.offer(countries)
    expect(field.active()?.textContent).toBe('United Kingdom')
  })

  test('of a list of thousands those around the choice', async () => {
    const field = await showCountry({ options: places, start: [places[700]!] })
    await field.key('ArrowDown')
    expect(field.active()?.textContent).toBe('Place 700')
    await field.key('Enter')
    expect(field.input().value).toBe('Place 700')
  })

  test('a name typed in full comes before those that only begin with it', async () => {
    const field = await showCountry({ options: named('Guinea-Bissau', 'Guinea') })
    await field.type('guinea')
    expect(field.rows()).toEqual(['Guinea', 'Guinea-Bissau'])
  })

  test('Enter on what is chosen keeps it', async () => {
    const field = await showCountry({ start: [countries[0]!] })
    field.input().value = ''
    await field.type('Norway')
    await field.key('Enter')
    expect(field.ids()).toEqual([0])
    expect(field.input().value).toBe('Norway')
  })

  test('a text that is no option is wrong, and does not become what was chosen before', async () => {
    const field = await showCountry({ start: [countries[0]!] })
    field.input().value = 'Scotland'
    await field.type('!')
    await field.leave()
    expect(field.spy).not.toHaveBeenCalled()
    expect(field.input().value).toBe('Scotland!')
    expect(field.error()).toBe('Choose from the list.')
    expect(field.alert()).toBe('Choose from the list.')
  })

  test('what a browser fills in, the focus elsewhere, is chosen', async () => {
    const field = await showCountry()
    field.input().blur()
    field.input().value = countries[1]!.name
    field.input().dispatchEvent(new InputEvent('input', { bubbles: true }))
    await settle()
    expect(field.ids()).toEqual([countries[1]!.id])
    expect(field.isOpen()).toBe(false)
  })

  test('that is heard too where Enter leaves the focus where it is', async () => {
    const field = await showCountry()
    await field.type('Atlantis')
    await field.key('Enter')
    expect(field.alert()).toBe('Choose from the list.')
  })
})
