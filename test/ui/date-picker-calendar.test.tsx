import { describe, expect, test } from 'vitest'
import { showDate } from './date-picker-shown'
import { settle } from '../support/time'

async function showOpen(props?: Parameters<typeof showDate>[0]) {
  const field = await showDate(props)
  await field.open()
  return field
}

type Field = Awaited<ReturnType<typeof showOpen>>

const options = ({ find }: Field, label: string) =>
  [...find<HTMLSelectElement>(`select[aria-label=${label}]`).options].map(({ text }) => text)

const turn = ({ find }: Field, label: string) => find<HTMLButtonElement>(`[aria-label="${label}"]`)

describe('the month', () => {
  test('is a grid of weeks that begin on Monday', async () => {
    const { find, findAll, root, month } = await showOpen()
    expect(month()).toBe('March 1991')
    expect(find('[role=grid]').getAttribute('aria-labelledby')).toBe('dob-month')
    const columns = findAll('[role=columnheader]')
    expect(columns.map(column => column.textContent).join(' ')).toBe('Mon Tue Wed Thu Fri Sat Sun')
    expect(columns[0]!.getAttribute('aria-label')).toBe('Monday')
    const [, ...weeks] = findAll('[role=grid] > [role=row]')
    const first = weeks[0]!.getAttribute('aria-owns')!.split(' ')
    expect(weeks).toHaveLength(6)
    expect(first.map(id => root.getElementById(id)?.textContent)).toEqual(
      '25 26 27 28 1 2 3'.split(' '),
    )
  })

  test('marks the chosen day, the only one that the tab key reaches', async () => {
    const { findAll } = await showOpen()
    const names = (selector: string) => findAll(selector).map(day => day.ariaLabel)
    expect(names('[role=gridcell][aria-selected=true]')).toEqual(['Thursday, March 14, 1991'])
    expect(names('[role=gridcell][tabindex="0"]')).toEqual(['Thursday, March 14, 1991'])
  })

  test('speaks the page’s language', async () => {
    const { month, find } = await showOpen({ locale: 'nb' })
    expect(month()).toBe('mars 1991')
    expect(find('[role=columnheader]').textContent).toBe('man.')
  })

  test('is this one where no day is chosen', async () => {
    const { find } = await showOpen({ start: '' })
    expect(find('[tabindex="0"][role=gridcell]').getAttribute('aria-current')).toBe('date')
  })
})

describe('turning', () => {
  test('by keys takes the focus along', async () => {
    const field = await showOpen()
    await field.key('PageUp')
    expect(field.month()).toBe('February 1991')
    expect(field.focused()).toBe('Thursday, February 14, 1991')
    await field.key('PageDown', { shiftKey: true })
    expect(field.focused()).toBe('Friday, February 14, 1992')
    await field.key('End')
    await field.key('ArrowDown')
    await field.key('ArrowDown')
    expect(field.focused()).toBe('Sunday, March 1, 1992')
  })

  test('by buttons and choices leaves the focus there, and a day to go to', async () => {
    const field = await showOpen()
    const next = turn(field, 'Next month')
    next.focus()
    next.click()
    await settle()
    expect(field.month()).toBe('April 1991')
    await field.choose('Year', '2001')
    expect(field.month()).toBe('April 2001')
    expect(field.root.activeElement).toBe(next)
    await field.choose('Month', '0')
    expect(field.month()).toBe('January 2001')
    const [day] = field.findAll('[role=gridcell][tabindex="0"]')
    expect(day!.ariaLabel).toBe('Sunday, January 14, 2001')
  })
})

describe('R44 first and last days', () => {
  const bounds = { min: '1990-06-10', max: '1991-03-20' }

  test('bound what can be chosen', async () => {
    const field = await showOpen(bounds)
    expect(options(field, 'Month')).toEqual(['January', 'February', 'March'])
    expect(options(field, 'Year')).toEqual(['1991', '1990'])
    expect(turn(field, 'Next month').getAttribute('aria-disabled')).toBe('true')
    turn(field, 'Next month').click()
    expect(field.month()).toBe('March 1991')
    const late = field.day('Thursday, March 21, 1991')
    expect(late.getAttribute('aria-disabled')).toBe('true')
    late.click()
    expect(field.spy).not.toHaveBeenCalled()
  })

  test('stop the keys', async () => {
    const field = await showOpen(bounds)
    await field.key('PageDown')
    expect(field.focused()).toBe('Wednesday, March 20, 1991')
    await field.choose('Year', '1990')
    expect(options(field, 'Month')[0]).toBe('June')
    expect(field.month()).toBe('June 1990')
  })

  test('a value beyond them opens at the nearest', async () => {
    const field = await showOpen({ ...bounds, start: '2030-01-01' })
    expect(field.focused()).toBe('Wednesday, March 20, 1991')
  })
})

test('nothing of it is left on the page', async () => {
  const field = await showOpen()
  await field.key('Escape')
  expect(field.find('.flatpickr-calendar')).toBeNull()
  expect('flatpickr' in globalThis).toBe(false)
  expect('flatpickr' in HTMLElement.prototype).toBe(false)
  expect('fp_incr' in Date.prototype).toBe(false)
})
