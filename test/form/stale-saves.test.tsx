import { expect, test, vi } from 'vitest'
import { ApiError } from '../../src/index'
import { careTexts } from '../../src/form/lazy/texts'
import { find } from '../support/inside'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeSheet } from './sheet'

test.each([412, 409])('Q106 a stale save (%i) reads anew, and says so', async status => {
  listenForErrors()
  const refetch = vi.fn(async () => {})
  const save = () => Promise.reject(new ApiError('refused', status, ''))
  const source = { refetch, value: { loading: false } }
  const { confirm, notes, type, field } = await placeSheet({ save, version: 'v1', source })
  await type('weld', 'W-17')
  await confirm()
  const said = expect.stringMatching(/^This was changed elsewhere, so it was not/)
  await vi.waitFor(() => expect(notes()).toEqual([said]))
  expect(refetch).toHaveBeenCalledOnce()
  expect(field('weld').value).toBe('W-17')
})

test('Q106 a conflict is told once: its note has the focus, and neither list nor toast says it again (WCAG 4.1.3)', async () => {
  listenForErrors()
  const onFailed = vi.fn()
  const save = () => Promise.reject(new ApiError('refused', 409, 'Changed by someone else.'))
  const given: Parameters<typeof placeSheet>[0] = { version: 'v1', save, onFailed }
  const news = { initial: { part: 'Nozzle N4', weld: 'W-18' }, version: 'v2' }
  const refetch = async () => void Object.assign(given, news)
  const source = { refetch, value: { loading: false } }
  const { element, confirm, notes, type } = await placeSheet(Object.assign(given, { source }))
  await type('weld', 'W-17')
  await confirm()
  const said = `${careTexts().stale} ${careTexts()['conflicts.one']}`
  await vi.waitFor(() => expect(notes()).toEqual([said]))
  const note = find(element, '.notice')!
  expect(element.shadowRoot!.activeElement).toBe(note)
  expect([note.getAttribute('role'), note.getAttribute('aria-label')]).toEqual(['group', said])
  expect([find(element, '.summary'), onFailed.mock.calls]).toEqual([null, []])
})

test('Q106 a reason that a portal gives, where it has nothing newer, is its refusal', async () => {
  listenForErrors()
  const onFailed = vi.fn()
  const save = () => Promise.reject(new ApiError('refused', 409, 'An editor verifies this.'))
  const source = { refetch: async () => {}, value: { loading: false } }
  const { element, confirm, notes, type } = await placeSheet({
    save,
    version: 'v1',
    source,
    onFailed,
  })
  await type('weld', 'W-17')
  await confirm()
  await vi.waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  await settle()
  expect([find(element, '.summary')?.textContent, notes()]).toEqual([
    'An editor verifies this.',
    [],
  ])
})

test('Q106 nor is what it says of fields lost, where it has nothing newer', async () => {
  listenForErrors()
  const why = new ApiError('refused', 409, '', { weld: 'This weld is there already.' })
  const source = { refetch: async () => {}, value: { loading: false } }
  const save = () => Promise.reject(why)
  const { confirm, messages, notes, type } = await placeSheet({ save, version: 'v1', source })
  await type('weld', 'W-17')
  await confirm()
  await vi.waitFor(() => expect(messages()).toEqual(why.fields))
  expect(notes()).toEqual([])
})

test('Q106 what others save while its note stands is said (WCAG 4.1.3)', async () => {
  const { element, confirm, notes, form, news, refetch } = await placeStale('', refused)
  refetch.mockImplementation(async () => {})
  await confirm()
  await vi.waitFor(() => expect(notes()).toEqual([careTexts().stale]))
  Object.assign(news(), { initial: { part: 'Nozzle N4', weld: 'W-18' } })
  form().set('part', 'Nozzle N5')
  const words = careTexts()['conflicts.one']
  await vi.waitFor(() =>
    expect(find(element, 'dialog > p.sr[role=status]')?.textContent).toBe(words),
  )
})

/** A sheet on version `v1`, that reads what the portal has by now when its save is refused. */
async function placeStale(
  weld: string,
  save: (values: object) => Promise<void>,
  options: Parameters<typeof placeSheet>[0] = {},
) {
  listenForErrors()
  const given: Parameters<typeof placeSheet>[0] = { version: 'v1', save, ...options }
  const news = () => Object.assign(given, { initial: { part: 'Nozzle N4', weld }, version: 'v2' })
  const refetch = vi.fn(async () => void news())
  const source = { refetch, value: { loading: false } }
  const sheet = await placeSheet(Object.assign(given, { source }))
  await sheet.type('weld', 'W-17')
  return { ...sheet, news, refetch }
}

const refused = async () => Promise.reject(new ApiError('refused', 412, ''))

test('Q106 a stale save of what the portal turns out to have by now is made again, and comes to its end', async () => {
  const save = vi.fn(async (_: object) => {}).mockImplementationOnce(refused)
  const { confirm, notes, form, refetch } = await placeStale('W-17', save)
  await confirm()
  await vi.waitFor(() => expect(form().state).toBe('done'))
  expect([notes(), refetch.mock.calls.length]).toEqual([[], 1])
  const [, , began] = save.mock.lastCall as unknown as [object, unknown, { version: string }]
  expect([save.mock.calls.length, began.version]).toEqual([2, 'v2'])
})

test('Q106 one that is asked about is not made again by the answer', async () => {
  const save = vi.fn(refused)
  const { confirm, press, form } = await placeStale('W-18', save)
  await confirm()
  await press('Take theirs: Weld')
  await settle(500)
  expect([save.mock.calls.length, form().isDirty, form().state]).toEqual([1, false, 'editing'])
})

test('Q106 it is made again once, also where a portal calls it old for ever', async () => {
  const save = vi.fn(refused)
  const { confirm, form, refetch, news } = await placeStale('W-17', save)
  let version = 2
  refetch.mockImplementation(async () => void (news().version = `v${version++}`))
  await confirm()
  await settle(2000)
  expect([save.mock.calls.length, form().state]).toEqual([2, 'editing'])
})

test('Q106 so is the next stale one of a form that stays', async () => {
  const save = vi.fn(async () => {}).mockImplementationOnce(refused)
  const sheet = await placeStale('W-17', save, { isOngoing: true, closeAfter: 1_000_000 })
  const { confirm, type, refetch, news } = sheet
  await confirm()
  await settle(500)
  expect(save).toHaveBeenCalledTimes(2)
  const later = { initial: { part: 'Nozzle N4', weld: 'W-18' }, version: 'v3' }
  await type('weld', 'W-18')
  refetch.mockImplementation(async () => void Object.assign(news(), later))
  save.mockImplementationOnce(refused)
  await confirm()
  await settle(500)
  expect(save).toHaveBeenCalledTimes(4)
})

test('Q106 nor where the answer came before the refusal', async () => {
  const save = vi.fn(async () => {
    news()
    form().set('part', 'Nozzle N4')
    await settle(50)
    await press('Take theirs: Weld')
    return refused()
  })
  const { confirm, press, form, news } = await placeStale('W-18', save)
  await confirm()
  await vi.waitFor(() => expect(form().state).toBe('editing'))
  await settle(500)
  expect([save.mock.calls.length, form().isDirty, form().state]).toEqual([1, false, 'editing'])
})

test('Q106 news that come before the refusal are the news that it speaks of', async () => {
  // another tab's save is read while this one is on its way
  const save = vi
    .fn(async () => {})
    .mockImplementationOnce(async () => {
      news()
      form().set('part', 'Nozzle N4')
      await settle(50)
      await refused()
    })
  const { confirm, form, news } = await placeStale('W-17', save)
  await confirm()
  await vi.waitFor(() => expect([save.mock.calls.length, form().state]).toEqual([2, 'done']))
})

test('Q106 starting over saves nothing', async () => {
  const save = vi.fn(refused)
  const { confirm, form, news, refetch } = await placeStale('W-17', save)
  refetch.mockImplementation(async () => {})
  await confirm()
  form().startOver()
  await settle()
  news()
  form().set('part', 'Nozzle N4')
  await settle(500)
  expect(save).toHaveBeenCalledOnce()
})

test('Q106 one that is stale before the portal’s newer state has come is not made again', async () => {
  listenForErrors()
  const save = vi.fn(async (_: object) => Promise.reject(new ApiError('refused', 412, '')))
  const source = { refetch: vi.fn(async () => {}), value: { loading: false } }
  const { confirm } = await placeSheet({ version: 'v1', save, source })
  await confirm()
  await settle(500)
  expect([save.mock.calls.length, source.refetch.mock.calls.length]).toEqual([1, 1])
})

test('Q106 one’s own words, saved under an answer that was lost, are nobody else’s', async () => {
  listenForErrors()
  const save = vi
    .fn(async (_: object) => {})
    .mockRejectedValueOnce(new ApiError('offline', 0, ''))
    .mockRejectedValueOnce(new ApiError('offline', 0, ''))
  const given: Parameters<typeof placeSheet>[0] = { version: 'v1', save }
  const source = { refetch: vi.fn(async () => {}), value: { loading: false, data: {} } }
  const { element, confirm, type, notes } = await placeSheet(Object.assign(given, { source }))
  await type('weld', 'W-17')
  await confirm()
  await type('weld', 'W-17, repaired')
  // the first of them arrived, the second does not
  const stored = { initial: { part: 'Nozzle N4', weld: 'W-17' }, version: 'v2' }
  source.refetch.mockImplementation(async () => void Object.assign(given, stored))
  await confirm()
  await type('weld', 'W-17, repaired and tested')
  await confirm()
  expect([find(element, '.choice'), notes()]).toEqual([null, []])
  expect(save).toHaveBeenCalledTimes(3)
  const [values, , began] = save.mock.lastCall as unknown as [object, unknown, { version: string }]
  expect(values).toEqual({ part: 'Nozzle N4', weld: 'W-17, repaired and tested' })
  expect(began.version).toBe('v2')
})

test('Q106 without a version a conflict is any other refusal', async () => {
  listenForErrors()
  const refetch = vi.fn(async () => {})
  const save = () => Promise.reject(new ApiError('refused', 409, ''))
  const { confirm, notes } = await placeSheet({
    save,
    source: { refetch, value: { loading: false } },
  })
  await confirm()
  expect([refetch.mock.calls.length, notes()]).toEqual([0, []])
})
