import { describe, expect, test } from 'vitest'
import { showField, type Props } from './combobox-shown'
import { holdClock, settle } from '../support/time'

const showNew = (props?: Props) => showField({ allowNew: true, ...props })

describe('Q14 entries of the visitor’s own', () => {
  test('come last in the list, and have their name for an id', async () => {
    const field = await showNew()
    await field.type('Port')
    expect(field.rows()).toEqual(['Portuguese', 'Add "Port"'])
    await field.key('ArrowDown')
    await field.key('Enter')
    expect(field.ids()).toEqual([0, 1, 'Port'])
    expect(field.chips()).toEqual(['English', 'Igbo', 'Port'])
    expect(field.said()).toBe('Port added')
  })

  test('are tidied', async () => {
    const field = await showNew()
    await field.type('  Old   Norse ')
    expect(field.rows()).toEqual(['Add "Old Norse"'])
    await field.key('Enter')
    expect(field.ids()).toEqual([0, 1, 'Old Norse'])
  })

  test('are not offered for what there is, in capitals or not', async () => {
    const field = await showNew()
    await field.type('PORTUGUESE')
    expect(field.rows()).toEqual(['Portuguese'])
  })

  test('are in the list once chosen, to be let go of', async () => {
    const field = await showNew({ start: [{ id: 'Klingon', name: 'Klingon' }] })
    await field.type('klingon')
    expect(field.rows()).toEqual(['Klingon'])
    field.find('[role=option]').click()
    await settle()
    expect(field.ids()).toEqual([])
  })

  test('are taken when the visitor goes on, so that nothing typed is lost', async () => {
    const field = await showNew()
    await field.type('Klingon')
    await field.leave()
    expect(field.ids()).toEqual([0, 1, 'Klingon'])
  })

  test('are dropped by a second Escape, which what is around hears nothing of', async () => {
    const field = await showNew()
    await field.type('Klingon')
    await field.key('Escape')
    expect([field.isOpen(), field.input().value]).toEqual([false, 'Klingon'])
    const second = await field.key('Escape')
    expect([second.defaultPrevented, field.input().value]).toEqual([true, ''])
    expect(field.said()).toBe('Klingon removed')
    const third = await field.key('Escape')
    expect(third.defaultPrevented).toBe(false)
    await field.leave()
    expect(field.spy).not.toHaveBeenCalled()
  })

  test('are told of where nothing else matches', async () => {
    holdClock()
    const field = await showNew()
    await field.type('Klingon')
    await settle(500)
    expect(field.said()).toBe('No match. Add "Klingon"')
  })

  test('need more than digits: the server would take those for an id', async () => {
    const field = await showNew()
    await field.type('2024')
    expect(field.rows()).toEqual([])
    expect(field.note()).toBe('A new entry needs a letter.')
    await field.key('Enter')
    await field.leave()
    expect(field.spy).not.toHaveBeenCalled()
    expect(field.input().value).toBe('2024')
    expect(field.error()).toBe('A new entry needs a letter.')
  })

  test.each([
    ['are on their way', {}],
    ['did not come', { onRetry() {} }],
  ])('can be made by Enter and by a comma while the options %s', async (_, props) => {
    const field = await showNew({ options: undefined, byComma: true, ...props })
    await field.type('Klingon')
    await field.key('Enter')
    await field.type('Twi, Ga')
    await field.leave()
    expect(field.ids()).toEqual([0, 1, 'Klingon', 'Twi', 'Ga'])
    expect(field.input().value).toBe('')
  })
})
