import { expect, test } from 'vitest'
import { ApiError } from '../../src/index'
import { configure } from '../support/page'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { find, links, textOf } from '../support/inside'
import { placeSheet } from './sheet'

const NOTE = 'This could not be saved. Please try again.'

/** The form after a save that was refused. */
async function refused(failure: ApiError, given: Parameters<typeof placeSheet>[0] = {}) {
  listenForErrors()
  const sheet = await placeSheet({ save: () => Promise.reject(failure), ...given })
  await sheet.type('weld', 'W-17')
  await sheet.confirm()
  return { ...sheet, summary: () => find(sheet.element, '.summary') }
}

test.each([403, 409, 422, 429, 503])(
  'Q43 a %i with words alone says them above the fields',
  async n => {
    const { element, summary, field, messages } = await refused(
      new ApiError(n < 500 ? 'refused' : 'server', n, 'The sheet is locked by Ana.'),
    )
    expect(textOf(summary()!)).toBe('The sheet is locked by Ana.')
    expect(element.shadowRoot!.activeElement).toBe(summary())
    expect([messages(), field('weld').value]).toEqual([{}, 'W-17'])
  },
)

test.each([
  ['without words', new ApiError('refused', 403, '')],
  ['that is the server’s own', new ApiError('server', 500, 'SQLSTATE[42S02]')],
  ['that is no answer', new ApiError('malformed', 200, '<html>')],
  ['of a session', new ApiError('session', 419, 'CSRF token mismatch.')],
])('Q43 a failure %s puts none there', async (_, failure) => {
  const { summary } = await refused(failure)
  expect(summary()).toBeNull()
})

test('R53 an error on a field that the form does not have is said without its raw name', async () => {
  const { summary } = await refused(
    new ApiError('refused', 422, 'Invalid.', { gate_pass_id: 'Your gate pass has expired.' }),
  )
  expect(textOf(summary()!)).toBe('Your gate pass has expired.')
})

test('R53 a name that is only another word of the tag is no field', async () => {
  const { summary } = await refused(
    new ApiError('refused', 422, 'Invalid.', { gate: 'The gate is closed.' }),
  )
  expect(textOf(summary()!)).toBe('The gate is closed.')
})

test('R53 each thing that is said of no field stands there', async () => {
  const { summary } = await refused(
    new ApiError('refused', 422, '', {
      'passes.0': 'One has expired.',
      'passes.1': 'One is lost.',
    }),
  )
  expect(textOf(summary()!)).toBe('2 errors One has expired. One is lost.')
})

test('R53 beside others it stands in the list, where only fields are links', async () => {
  const { element, summary, messages, type } = await refused(
    new ApiError('refused', 422, '', { gate_pass_id: 'It has expired.', weld: 'Not known.' }),
  )
  expect(textOf(summary()!)).toBe('2 errors It has expired. Weld')
  expect(links(element)).toEqual({ Weld: '#weld' })
  expect(messages()).toEqual({ weld: 'Not known.' })
  // what is typed next is not interrupted
  element.shadowRoot!.querySelector<HTMLElement>('[name=part]')!.focus()
  await type('part', 'Nozzle')
  expect(element.shadowRoot!.activeElement?.getAttribute('name')).toBe('part')
})

test('the words go with the next save', async () => {
  listenForErrors()
  let isLocked = true
  const save = async () => {
    if (isLocked) throw new ApiError('refused', 409, 'The sheet is locked.')
  }
  const { element, confirm } = await placeSheet({ save })
  await confirm()
  expect(find(element, '.summary')).not.toBeNull()
  isLocked = false
  await confirm()
  expect(find(element, '.summary')).toBeNull()
})

test('R59 where failures are only logged, the words of a refusal are as well', async () => {
  const failure = new ApiError('refused', 403, 'The sheet is locked.')
  const { summary, notes } = await refused(failure, { hasQuietlyFailed: true })
  expect([summary(), notes()]).toEqual([null, []])
})

test.each([
  ['the server’s words', new ApiError('refused', 403, 'The sheet is locked.')],
  [NOTE, new ApiError('refused', 403, '')],
  [NOTE, new ApiError('server', 500, 'Server Error')],
])('R59 Q7 the note that a page asks for says %s', async (words, failure) => {
  configure({ failureNotes: true })
  const { summary, notes } = await refused(failure, { hasQuietlyFailed: true })
  const said = summary() ? [textOf(summary()!)] : notes()
  expect(said).toEqual([words === NOTE ? NOTE : 'The sheet is locked.'])
})

test('Q94 a message about a row is of the rows that were sent, and not of those before they were read anew', async () => {
  listenForErrors()
  const sheet: Awaited<ReturnType<typeof placeSheet>> = await placeSheet({
    version: null,
    source: {
      value: { loading: false, data: {} },
      refetch: async () => sheet.form().set('weld', 'W-17, W-18'),
    },
    save: () => Promise.reject(new ApiError('refused', 422, '', { 'rows.0': 'Too thick.' })),
    fieldOf: (_, { weld }) => (weld === 'W-17, W-18' ? 'weld' : 'part'),
  })
  await sheet.type('weld', 'W-17')
  await settle(600)
  await sheet.confirm()
  expect(sheet.messages()).toEqual({ weld: 'Too thick.' })
})
