import { expect, onTestFinished, test, vi } from 'vitest'
import { $user, ApiError, clearDrafts } from '../../src/index'
import { listenForErrors } from '../support/widget'
import { readDraft, writeDraft } from '../../src/form/lazy/drafts'
import { settle } from '../support/time'
import { signIn } from '../widgets/portal'
import { placeSheet } from './sheet'

const draft = { name: 'sheet' }
const KEY = 'ndt-draft:7:sheet'
const WELD = '{"weld":{"from":"","value":"W-17"}}'
const kept = (): unknown => JSON.parse(localStorage.getItem(KEY) ?? 'null')
const fails = { draft, save: () => Promise.reject(new ApiError('server', 500, '')) }

test('Q106 a draft is of its user and its form, and keeps what was touched with what it was', async () => {
  const { type } = await placeSheet({ draft })
  expect(kept()).toBeNull()
  await type('weld', 'W-17')
  expect(kept()).toEqual({ weld: { from: '', value: 'W-17' } })
})

test('Q106 a form keeps and drops its own fields, and leaves those of another tab alone', async () => {
  const mine = await placeSheet({ draft })
  const theirs = await placeSheet({ draft })
  await theirs.type('part', 'Nozzle N9')
  const part = { from: 'Nozzle N4', value: 'Nozzle N9' }
  await mine.type('part', 'Nozzle N4')
  expect(kept()).toEqual({ part })
  await mine.type('weld', 'W-17')
  expect(kept()).toEqual({ part, weld: { from: '', value: 'W-17' } })
  await mine.type('weld', '')
  expect(kept()).toEqual({ part })
})

test.each(['Save', 'Start over'])(
  'Q106 what another tab typed into the same field since outlives its %s',
  async action => {
    localStorage.setItem(KEY, WELD)
    const mine = await placeSheet({ draft })
    const theirs = await placeSheet({ draft })
    await theirs.type('weld', 'W-18')
    await mine.press(action)
    expect(kept()).toEqual({ weld: { from: '', value: 'W-18' } })
  },
)

test.each(['pagehide', 'visibilitychange'])(
  'Q106 what another tab dropped is kept again as the one that shows it goes (%s)',
  async type => {
    const first = await placeSheet({ draft })
    await first.type('weld', 'W-17')
    const second = await placeSheet({ draft })
    await second.press('Start over')
    expect(kept()).toBeNull()
    dispatchEvent(new Event(type))
    expect(kept()).toEqual({ weld: { from: '', value: 'W-17' } })
  },
)

test('Q106 of one field that two tabs type into, each has its own back, and a new tab the last', async () => {
  const { element, type } = await placeSheet({ draft })
  await type('weld', 'W-17')
  element.remove()
  // another tab's: what is in this one's own storage it cannot reach
  localStorage.setItem(KEY, WELD.replace('W-17', 'W-18'))
  const again = await placeSheet({ draft })
  expect(again.field('weld').value).toBe('W-17')
  again.element.remove()
  sessionStorage.clear()
  const last = await placeSheet({ draft })
  expect(last.field('weld').value).toBe('W-18')
})

test('a draft outlives a failed save, and a page that was left', async () => {
  listenForErrors()
  const { element, type, confirm } = await placeSheet(fails)
  await type('weld', 'W-17')
  await confirm()
  element.remove()
  await settle(2000)
  const { field, notes } = await placeSheet({ draft })
  expect(field('weld').value).toBe('W-17')
  expect(notes()).toEqual(['What you typed last time is back. Start over'])
})

test('what was discarded does not come back', async () => {
  const { type, press, reopen, field, notes } = await placeSheet({ draft })
  await type('weld', 'W-17')
  await press('Cancel')
  await press('Discard')
  expect(kept()).toBeNull()
  await reopen()
  expect([field('weld').value, notes()]).toEqual(['', []])
})

test('Start over takes back what it would have begun with, and forgets the draft', async () => {
  localStorage.setItem(KEY, WELD)
  const { element, press, field, notes, isOpen } = await placeSheet({ draft })
  expect([field('part').value, field('weld').value]).toEqual(['Nozzle N4', 'W-17'])
  await press('Start over')
  expect([field('weld').value, notes()]).toEqual(['', []])
  expect(kept()).toBeNull()
  // the pressed button is gone
  expect(element.shadowRoot!.activeElement).toBe(field('part'))
  await press('Cancel')
  expect(isOpen()).toBe(false)
})

test.each(['refused', 'cancelled'])(
  'its note is said once, and no more as a save is %s',
  async how => {
    listenForErrors()
    localStorage.setItem(KEY, WELD)
    const error =
      how === 'refused' ? new ApiError('refused', 422, '') : new DOMException('', 'AbortError')
    let end = () => {}
    const save = () => new Promise((_, reject) => (end = () => reject(error)))
    const { element, confirm, press, field } = await placeSheet({ draft, save })
    const changes: MutationRecord[] = []
    const note = element.shadowRoot!.querySelector('[role=status].notice')!
    const seen = new MutationObserver(records => changes.push(...records))
    seen.observe(note.parentElement!, { childList: true })
    seen.observe(note, { childList: true, characterData: true, subtree: true })
    await confirm()
    // it takes no press meanwhile
    await press('Start over')
    expect(field('weld').value).toBe('W-17')
    end()
    await settle()
    expect(changes.flatMap(({ addedNodes }) => [...addedNodes])).toEqual([])
    await press('Start over')
    expect(field('weld').value).toBe('')
  },
)

test('a save that succeeds forgets the draft', async () => {
  localStorage.setItem(KEY, WELD)
  const { confirm, notes } = await placeSheet({ draft })
  await confirm()
  expect(notes()).toEqual([])
  expect(kept()).toBeNull()
  await settle(1000)
  expect(kept()).toBeNull()
})

test('Q106 the whole forms that an older release kept are none', async () => {
  localStorage.setItem(KEY, '{"part":"Nozzle N4","weld":"W-17"}')
  const { field, notes } = await placeSheet({ draft })
  expect([field('weld').value, notes()]).toEqual(['', []])
})

test('Q106 a draft of something new stays in its tab', async () => {
  const { type } = await placeSheet({ draft: { ...draft, isOfTab: true } })
  await type('weld', 'W-17')
  expect([kept(), sessionStorage.getItem(KEY)]).toEqual([null, WELD])
  clearDrafts()
  expect(sessionStorage.getItem(KEY)).toBeNull()
})

test.each([
  ['begins with a copy of its opener’s storage begins without its draft', 'A', ''],
  ['has been at it before has its own', 'B', 'W-17'],
])('Q106 a tab that %s', async (_, opened, weld) => {
  sessionStorage.setItem('ndt-tab', opened)
  sessionStorage.setItem(KEY, WELD)
  onTestFinished(() => sessionStorage.clear())
  vi.stubGlobal('opener', { sessionStorage: { getItem: () => 'A' } })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { field } = await placeSheet({ draft: { ...draft, isOfTab: true } })
  expect(field('weld').value).toBe(weld)
})

test('Q106 a tab that a page of another origin opened keeps its draft', async () => {
  vi.stubGlobal('opener', {
    get sessionStorage(): Storage {
      throw new DOMException('', 'SecurityError')
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { type } = await placeSheet({ draft: { ...draft, isOfTab: true } })
  await type('weld', 'W-17')
  expect(sessionStorage.getItem(KEY)).toBe(WELD)
  sessionStorage.clear()
})

test('Q106 without a user a draft is of the page’s company', async () => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'user' }))
  vi.stubGlobal('company_id', 31)
  const { type } = await placeSheet({ draft })
  await type('weld', 'W-17')
  expect(Object.keys(localStorage)).toEqual(['ndt-draft:company-31:sheet'])
})

test('a form without a draft keeps nothing', async () => {
  const { type } = await placeSheet()
  await type('weld', 'W-17')
  expect({ ...localStorage }).toEqual({})
})

test('somebody else’s draft is not shown', async () => {
  localStorage.setItem(KEY, WELD)
  signIn({ id: 8, first_name: 'Jonas' })
  const { field, notes } = await placeSheet({ draft })
  expect([field('weld').value, notes()]).toEqual(['', []])
})

test('a draft that is broken counts as none', async () => {
  localStorage.setItem(KEY, '{"weld":')
  const { field, type } = await placeSheet({ draft })
  expect(field('weld').value).toBe('')
  await type('weld', 'W-18')
  expect(kept()).toMatchObject({ weld: { value: 'W-18' } })
})

test('at sign-out the drafts of all are forgotten, and nothing else', () => {
  localStorage.setItem(KEY, '{}')
  localStorage.setItem('ndt-draft:8:sheet', '{}')
  localStorage.setItem('theme', 'dark')
  clearDrafts()
  expect({ ...localStorage }).toEqual({ theme: 'dark' })
  localStorage.clear()
})

test('Q107 a page that is another account’s by now keeps drafts of that one', () => {
  const meta = document.head.appendChild(document.createElement('meta'))
  Object.assign(meta, { name: 'user', content: '{"id":7,"first_name":"Amara"}' })
  const stop = $user.listen(() => {})
  onTestFinished(() => {
    stop()
    meta.remove()
    localStorage.clear()
  })
  writeDraft(draft, { part: { from: '', value: 'Nozzle N9' } })
  meta.content = '{"id":8,"first_name":"Ben"}'
  expect(readDraft(draft, { part: '' }).values).toEqual({})
})
