import { beforeEach, expect, test, vi } from 'vitest'
import { setModal } from '../../src/ui/dialog/modals'
import { toast, type Toast } from '../../src/ui/toast'
import './browser'
import { holdClock, settle } from '../support/time'
import { pressInToast, toastHost, toastMessages, toasts } from '../support/toasts'

const announcer = () => toastHost()!.shadowRoot!.querySelector('.notyf-announcer')!

async function showToast(options: Partial<Toast> = {}): Promise<HTMLElement> {
  const shown = toast({ message: 'Bookmark removed.', duration: 3000, ...options })
  await settle()
  await shown
  return toasts().at(-1)!
}

async function after(milliseconds: number): Promise<string[]> {
  await settle(milliseconds)
  return toastMessages()
}

beforeEach(holdClock)

const over = (target: Element, type: string) => target.dispatchEvent(new Event(type))

test('R102 a toast stays as long as it is told to', async () => {
  await showToast()
  expect(await after(2999)).toEqual(['Bookmark removed.'])
  expect(await after(1)).toEqual([])
})

test('R18 a toast that is not told how long stays for 2.5 s', async () => {
  await showToast({ duration: undefined })
  expect(await after(2499)).toEqual(['Bookmark removed.'])
  expect(await after(1)).toEqual([])
})

test('toasts stack, and each has a time of its own', async () => {
  await showToast({ message: 'First', duration: 3000 })
  await showToast({ message: 'Second', duration: 1000 })
  expect(toastMessages()).toEqual(['First', 'Second'])
  expect(await after(1000)).toEqual(['First'])
  expect(await after(2000)).toEqual([])
  // but for the same words, which take the place of the first
  for (const duration of [2000, 1000]) await showToast({ duration })
  expect(toastMessages()).toHaveLength(1)
})

test('the pointer stops its time, which goes on where it stopped', async () => {
  const card = await showToast()
  await settle(2000)
  over(card, 'pointerenter')
  expect(await after(60_000)).toHaveLength(1)
  over(card, 'pointerleave')
  expect(await after(999)).toHaveLength(1)
  expect(await after(1)).toEqual([])
})

test('the focus stops its time, until it leaves', async () => {
  const card = await showToast()
  over(card, 'focusin')
  expect(await after(60_000)).toHaveLength(1)
  over(card, 'focusout')
  expect(await after(3000)).toEqual([])
})

test('its button closes it', async () => {
  await showToast()
  pressInToast('Close')
  expect(await after(0)).toEqual([])
})

test('its action runs once, and closes it', async () => {
  const run = vi.fn()
  await showToast({ action: { label: 'Undo', run } })
  pressInToast('Undo')
  expect(run).toHaveBeenCalledOnce()
  expect(await after(0)).toEqual([])
  await settle(60_000)
  expect(run).toHaveBeenCalledOnce()
})

test('an action that nobody takes does not run', async () => {
  const run = vi.fn()
  await showToast({ action: { label: 'Undo', run } })
  await after(3000)
  expect(run).not.toHaveBeenCalled()
})

test('a success is announced politely, a failure at once', async () => {
  await showToast()
  await settle(100)
  expect(announcer().textContent).toBe('Bookmark removed.')
  expect(announcer().getAttribute('aria-live')).toBe('polite')
  await showToast({ tone: 'danger', message: 'Error submitting form' })
  await settle(100)
  expect(announcer().textContent).toBe('Error submitting form')
  expect(announcer().getAttribute('aria-live')).toBe('assertive')
  await after(3000)
})

test('a toast that is gone is not read later, in a dialog that opens since', async () => {
  await showToast({ message: 'First', duration: 1000 })
  await settle(100)
  await showToast({ message: 'Second', duration: 2000 })
  await settle(1000)
  expect(announcer().textContent).toBe('Second')
  await settle(1000)
  expect(announcer().textContent).toBe('')
})

test('Q10 a toast is in the open dialog, where alone it can be reached, and stays when that closes', async () => {
  const [outer, inner] = [0, 1].map(() =>
    document.body.appendChild(document.createElement('dialog')),
  )
  await showToast()
  expect(toastHost()!.parentNode).toBe(document.body)
  setModal(outer!, true)
  expect(toastHost()!.parentNode).toBe(outer)
  setModal(inner!, true)
  expect(toastHost()!.parentNode).toBe(inner)
  setModal(inner!, false)
  expect(toastHost()!.parentNode).toBe(outer)
  setModal(outer!, false)
  expect(toastHost()!.parentNode).toBe(document.body)
  expect(toastMessages()).toEqual(['Bookmark removed.'])
  await after(3000)
})

test('what was said as its dialog closes is said once more where the focus goes, and what was heard is not', async () => {
  for (const [heard, words] of [
    [500, 'Bookmark removed.'],
    [1000, ''],
  ] as const) {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    setModal(dialog, true)
    await showToast()
    await settle(heard)
    expect(announcer().textContent).toBe('Bookmark removed.')
    setModal(dialog, false)
    expect(announcer().textContent).toBe('')
    await settle(200)
    expect(announcer().textContent).toBe(words)
    await after(3000)
  }
})

test('a toast that is closed gives the focus back to where it found it', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  await showToast()
  toasts().at(-1)!.querySelector<HTMLElement>('.toast__close')!.focus()
  pressInToast('Close')
  expect(document.activeElement).toBe(before)
  await showToast({ action: { label: 'Undo', run: vi.fn() } })
  toasts().at(-1)!.querySelector<HTMLElement>('button')!.focus()
  pressInToast('Undo')
  expect(document.activeElement).toBe(before)
  before.remove()
})

test('where all that had the focus is gone, its own home has it', async () => {
  const [row, list] = ['button', 'button'].map(name =>
    document.body.appendChild(document.createElement(name)),
  )
  row!.focus()
  await showToast({ duration: Infinity, home: () => list! })
  const close = toasts().at(-1)!.querySelector<HTMLElement>('.toast__close')!
  close.focus()
  row!.remove()
  close.click()
  expect(document.activeElement).toBe(list)
  list!.remove()
})

test('where what had the focus is gone, the focus goes back to where it came from since', async () => {
  const [row, next] = ['Delete', 'Actions'].map(name => {
    const button = document.body.appendChild(document.createElement('button'))
    button.textContent = name
    return button
  })
  row!.focus()
  await showToast({ duration: Infinity })
  row!.remove()
  next!.focus()
  const close = toasts().at(-1)!.querySelector<HTMLElement>('.toast__close')!
  close.focus()
  close.click()
  expect(document.activeElement).toBe(next)
  next!.remove()
})

test('a toast on its way out is no stop of Tab', async () => {
  const before = document.body.appendChild(document.createElement('button'))
  before.focus()
  const card = await showToast()
  const tab = () => {
    const init = { key: 'Tab', bubbles: true, cancelable: true }
    const event = new KeyboardEvent('keydown', init)
    before.dispatchEvent(event)
    return event.defaultPrevented
  }
  expect(tab()).toBe(true)
  before.focus()
  pressInToast('Close')
  // its way out takes a moment
  document.body.append(card)
  expect(card.inert).toBe(true)
  expect(tab()).toBe(false)
  card.remove()
  before.remove()
})

test('a toast that is taken back once it is gone goes no second time', async () => {
  const [life, onClose] = [new AbortController(), vi.fn()]
  await showToast({ signal: life.signal, onClose })
  await after(3000)
  await showToast()
  await after(100)
  life.abort()
  expect([onClose.mock.calls.length, announcer().textContent]).toEqual([1, 'Bookmark removed.'])
  await after(3000)
})

test('a toast that was taken back before its code came is not shown', async () => {
  const signal = AbortSignal.abort()
  await toast({ message: 'The session has ended.', duration: Infinity, signal })
  await settle()
  expect(toastMessages()).toEqual([])
})
