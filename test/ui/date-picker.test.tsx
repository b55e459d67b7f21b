import { describe, expect, test } from 'vitest'
import { showDate } from './date-picker-shown'
import { settle } from '../support/time'

describe('R44 a day that is typed', () => {
  test('is shown as DD-MM-YYYY', async () => {
    const { input } = await showDate()
    expect(input().value).toBe('14-03-1991')
    expect(input().placeholder).toBe('DD-MM-YYYY')
  })

  test('stays as it is typed until the visitor goes on', async () => {
    const field = await showDate()
    await field.type('1/2/1990')
    expect(field.spy).toHaveBeenLastCalledWith('1990-02-01')
    expect(field.input().value).toBe('1/2/1990')
    await field.leave()
    expect(field.input().value).toBe('01-02-1990')
  })

  test('that is none is kept as its owner’s value, with what is wrong', async () => {
    const field = await showDate()
    await field.type('14-03-19')
    expect(field.error()).toBeUndefined()
    await field.leave()
    expect(field.spy).toHaveBeenLastCalledWith('14-03-19')
    expect(field.input().value).toBe('14-03-19')
    expect(field.error()).toBe('Write the date as DD-MM-YYYY.')
    expect(field.alert()).toBe('Write the date as DD-MM-YYYY.')
    expect(field.input().getAttribute('aria-invalid')).toBe('true')
    expect(field.input().getAttribute('aria-describedby')).toBe('dob-error')
    await field.type('14-03-199')
    expect(field.error()).toBeUndefined()
  })

  test.each(['24 December 2026', '24 dec 2026'])(
    'is taken as %j where it is shown with its month in words',
    async text => {
      const field = await showDate({ long: true })
      expect(field.input().value).toBe('14 March 1991')
      await field.type(text)
      expect(field.spy).toHaveBeenLastCalledWith('2026-12-24')
      await field.leave()
      expect(field.error()).toBeUndefined()
      expect(field.input().value).toBe('24 December 2026')
    },
  )

  test('cannot go past the last', async () => {
    const field = await showDate({ max: '2026-11-21' })
    await field.type('22-11-2026')
    await field.leave()
    expect(field.error()).toBe('The date cannot be after 21-11-2026.')
    expect(field.input().value).toBe('22-11-2026')
  })

  test('is not read while another window has the focus', async () => {
    const field = await showDate()
    await field.type('22-')
    field.input().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
    await settle()
    expect(field.error()).toBeUndefined()
    await field.leave()
    expect(field.error()).toBeTruthy()
  })

  test('may be none', async () => {
    const field = await showDate()
    await field.type('')
    await field.leave()
    expect(field.spy).toHaveBeenLastCalledWith('')
    expect(field.error()).toBeUndefined()
  })
})

describe('the calendar', () => {
  test('is announced by its button', async () => {
    const field = await showDate()
    expect(field.button().getAttribute('aria-label')).toBe(
      'Choose a date, Date of birth, 14-03-1991',
    )
    expect(field.button().getAttribute('aria-haspopup')).toBe('dialog')
    expect(field.button().getAttribute('aria-expanded')).toBe('false')
    await field.open()
    expect(field.button().getAttribute('aria-expanded')).toBe('true')
    expect(field.calendar().getAttribute('aria-label')).toBe('Choose a date, Date of birth')
  })

  test('opens with the focus on the day, by its button and by the arrow down', async () => {
    const field = await showDate()
    await field.open()
    expect(field.focused()).toBe('Thursday, March 14, 1991')
    await field.key('Escape')
    field.input().focus()
    await field.key('ArrowDown', { keyCode: 40 })
    expect(field.focused()).toBe('Thursday, March 14, 1991')
  })

  test('leaves the arrow down to a word that is being composed', async () => {
    const field = await showDate()
    field.input().focus()
    const { defaultPrevented } = await field.key('ArrowDown', { keyCode: 229 })
    expect(defaultPrevented).toBe(false)
    expect(field.calendar()).toBeNull()
  })

  test('gives a day that is pressed, and the focus back', async () => {
    const field = await showDate()
    await field.open()
    field.day('Wednesday, March 20, 1991').click()
    await settle()
    expect(field.spy).toHaveBeenLastCalledWith('1991-03-20')
    expect(field.calendar()).toBeNull()
    expect(field.root.activeElement).toBe(field.button())
    expect(field.input().value).toBe('20-03-1991')
  })

  test.each(['Enter', ' '])('gives the day of the focus: %j', async key => {
    const field = await showDate()
    await field.open()
    await field.key('ArrowRight')
    const { defaultPrevented } = await field.key(key)
    expect(defaultPrevented).toBe(true)
    expect(field.spy).toHaveBeenLastCalledWith('1991-03-15')
  })

  test('leaves the browser’s own keys to it', async () => {
    const field = await showDate()
    await field.open()
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
      const { defaultPrevented } = await field.key('ArrowLeft', { [modifier]: true })
      expect([defaultPrevented, field.focused()]).toEqual([false, 'Thursday, March 14, 1991'])
    }
  })

  test('stays for a press on its button, which closes it', async () => {
    const field = await showDate()
    await field.open()
    field.button().focus()
    await settle()
    expect(field.calendar()).not.toBeNull()
    field.button().click()
    await settle()
    expect(field.calendar()).toBeNull()
  })

  test('closes by Escape, by its button, and by a press elsewhere', async () => {
    const field = await showDate()
    await field.open()
    const { defaultPrevented } = await field.key('Escape')
    expect(defaultPrevented).toBe(true)
    expect(field.calendar()).toBeNull()
    expect(field.root.activeElement).toBe(field.button())
    await field.open()
    await field.open()
    expect(field.calendar()).toBeNull()
    await field.open()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await settle()
    expect(field.calendar()).toBeNull()
    expect(field.spy).not.toHaveBeenCalled()
  })

  test('stays open where a press gives the focus to what is around it, as one on its button does in Safari', async () => {
    const field = await showDate()
    await field.open()
    const left = (relatedTarget: Element) =>
      field.calendar()!.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget }))
    left(document.body)
    await settle()
    expect(field.calendar()).not.toBeNull()
    left(document.body.appendChild(document.createElement('a')))
    await settle()
    expect(field.calendar()).toBeNull()
  })

  test('a picked day takes the message away', async () => {
    const field = await showDate()
    await field.type('soon')
    await field.leave()
    expect(field.error()).toBeTruthy()
    await field.open()
    await field.key('Enter')
    expect(field.error()).toBeUndefined()
  })
})
