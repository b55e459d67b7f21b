import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { languages, named, showField } from './combobox-shown'
import { holdClock, settle } from '../support/time'

describe('R46 R55 R61 some of many', () => {
  test('shows what is chosen, and marks it in the list', async () => {
    const field = await showField()
    expect(field.chips()).toEqual(['English', 'Igbo'])
    field.input().click()
    await settle()
    expect(field.isOpen()).toBe(true)
    const selected = field.findAll('[aria-selected=true]').map(row => row.textContent)
    expect(selected).toEqual(['English', 'Igbo'])
    expect(field.find('[role=listbox]').getAttribute('aria-multiselectable')).toBe('true')
    expect(field.find('[role=listbox]').getAttribute('aria-label')).toBe('Languages')
  })

  test('what is typed filters, and Enter picks the first', async () => {
    const field = await showField()
    await field.type('por')
    expect(field.rows()).toEqual(['Portuguese'])
    expect(field.active()?.textContent).toBe('Portuguese')
    await field.key('Enter')
    expect(field.ids()).toEqual([0, 1, 3])
    expect(field.input().value).toBe('')
    expect(field.said()).toBe('Portuguese added')
    expect(field.isOpen()).toBe(true)
  })

  test('picking what is chosen lets go of it', async () => {
    const field = await showField()
    field.input().click()
    await settle()
    field.findAll('[role=option]')[1]!.click()
    await settle()
    expect(field.ids()).toEqual([0])
    expect(field.said()).toBe('Igbo removed')
  })

  test('the arrows go round, Home, End and the page keys reach the ends', async () => {
    const field = await showField()
    await field.key('ArrowDown')
    expect(field.active()?.textContent).toBe('English')
    await field.key('ArrowUp')
    expect(field.active()?.textContent).toBe('Español')
    await field.key('Home')
    expect(field.active()?.textContent).toBe('English')
    await field.key('End')
    expect(field.active()?.textContent).toBe('Español')
  })

  test('Escape closes the list first, and what is around it does not hear of it', async () => {
    const field = await showField()
    await field.key('ArrowDown')
    const first = await field.key('Escape')
    expect(first.defaultPrevented).toBe(true)
    expect(field.isOpen()).toBe(false)
    const second = await field.key('Escape')
    expect(second.defaultPrevented).toBe(false)
    expect(field.chips()).toEqual(['English', 'Igbo'])
  })

  test('a second Escape brings the choice back where another was typed', async () => {
    const field = await showField({ single: true, start: languages.slice(0, 1) })
    await field.type('x')
    await field.key('Escape')
    await field.key('Escape')
    expect(field.input().value).toBe('English')
    expect(field.spy).not.toHaveBeenCalled()
  })

  test('an Enter that ends a composition picks nothing', async () => {
    const field = await showField()
    await field.type('por')
    await field.key('Enter', { keyCode: 229 })
    expect(field.spy).not.toHaveBeenCalled()
  })

  test('many options: the first 300, and how to get at the others', async () => {
    const many = named(...Array.from({ length: 340 }, (_, index) => `Town ${index}`))
    const field = await showField({ options: many, start: [] })
    field.input().click()
    // drawn a few a frame: a busy machine takes its time
    await vi.waitFor(() => expect(field.rows()).toHaveLength(300), { timeout: 10_000 })
    expect(field.note()).toBe('Type to see more')
    await vi.waitFor(() => expect(field.said()).toBe('Type to see more'))
    await field.type('town')
    await vi.waitFor(() => expect(field.said()).toBe('340 results. Type to see more'))
  })

  test('many options: those in view are drawn at once, and whatever a key leads to', async () => {
    const many = named(...Array.from({ length: 340 }, (_, index) => `Town ${index}`))
    const field = await showField({ options: many, start: [] })
    vi.stubGlobal('requestAnimationFrame', () => 0)
    onTestFinished(() => void vi.unstubAllGlobals())
    field.input().click()
    await vi.waitFor(() => expect(field.rows()).toHaveLength(20))
    await field.key('ArrowUp')
    expect(field.active()?.textContent).toBe('Town 299')
  })

  test('a text that is no option stays, with what is wrong, until it changes', async () => {
    const field = await showField()
    await field.type('dut')
    expect(field.note()).toBe('No match')
    await field.leave()
    expect(field.input().value).toBe('dut')
    expect(field.error()).toBe('Choose from the list.')
    expect(field.input().getAttribute('aria-invalid')).toBe('true')
    field.input().focus()
    await field.type('c')
    expect(field.error()).toBeUndefined()
  })

  test('a text that is no option keeps its form from being sent, until it is none any more', async () => {
    const field = await showField()
    expect(field.input().validity.customError).toBe(false)
    await field.type('klingon')
    await field.leave()
    expect(field.input().validity.customError).toBe(true)
    field.input().focus()
    field.input().value = ''
    await field.type('dutch')
    expect(field.input().validity.customError).toBe(false)
  })

  test('Tab takes the active option', async () => {
    const field = await showField()
    await field.type('por')
    const tab = await field.key('Tab')
    expect(tab.defaultPrevented).toBe(false)
    expect(field.ids()).toEqual([0, 1, 3])
    expect(field.input().value).toBe('')
  })

  test('Tab with nothing typed takes nothing', async () => {
    const field = await showField()
    await field.key('ArrowDown')
    await field.key('ArrowDown')
    await field.key('ArrowDown')
    expect(field.active()?.textContent).toBe('Norwegian')
    await field.key('Tab')
    await field.leave()
    expect(field.spy).not.toHaveBeenCalled()
  })

  test.each(['Enter', 'Tab'])('%s on a typed name that is chosen already keeps it', async key => {
    const field = await showField()
    await field.type('igbo')
    await field.key(key)
    expect(field.spy).not.toHaveBeenCalled()
    expect(field.chips()).toEqual(['English', 'Igbo'])
    expect(field.input().value).toBe('')
    expect(field.said()).toBe('Igbo, chosen')
  })

  test('Enter on a chosen one that was only walked to lets go of it', async () => {
    const field = await showField()
    await field.key('ArrowDown')
    await field.key('Enter')
    expect(field.ids()).toEqual([1])
  })

  test('an option that is typed in full is taken when the visitor goes on', async () => {
    const field = await showField()
    await field.type(' norwegian ')
    await field.leave()
    expect(field.ids()).toEqual([0, 1, 2])
  })

  test('how many match is told when the typing rests', async () => {
    holdClock()
    const field = await showField()
    await field.type('n')
    expect(field.said()).toBe('')
    await settle(500)
    expect(field.said()).toBe('3 results')
    await field.type('orw')
    await settle(500)
    expect(field.said()).toBe('1 result')
  })
})

describe('options', () => {
  test('are on their way', async () => {
    const field = await showField({ options: undefined })
    field.input().click()
    await settle()
    expect(field.note()).toBe('Loading')
    expect(field.find('[role=listbox]').getAttribute('aria-busy')).toBe('true')
    expect(field.chips()).toEqual(['English', 'Igbo'])
  })

  test('did not come: another try, by keyboard too', async () => {
    const onRetry = vi.fn()
    const field = await showField({ options: undefined, onRetry })
    await field.key('ArrowDown')
    expect(field.note()).toBe('The list could not be loaded.')
    expect(field.active()?.textContent).toBe('Retry')
    await field.key('Enter')
    expect(onRetry).toHaveBeenCalledOnce()
    expect(field.spy).not.toHaveBeenCalled()
  })

  test.each([true, false])('after another try it stays open (single: %s)', async single => {
    const field = await showField({ options: undefined, onRetry() {}, single })
    field.input().click()
    await settle()
    await field.key('ArrowDown')
    await field.key('Enter')
    expect(field.input().getAttribute('aria-expanded')).toBe('true')
  })
})

test('its list goes with the focus, also behind a press that ended outside its tag', async () => {
  const field = await showField()
  field.input().dispatchEvent(new MouseEvent('mousedown', { bubbles: true, composed: true }))
  field.input().click()
  await settle()
  expect(field.isOpen()).toBe(true)
  document.body.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }))
  await field.leave()
  expect(field.isOpen()).toBe(false)
})
