import { expect, test } from 'vitest'
import { ApiError, refusal, type ErrorKind } from '../../src/error'

test.each<[number, ErrorKind]>([
  [400, 'refused'],
  [401, 'session'],
  [403, 'refused'],
  [404, 'refused'],
  [419, 'session'],
  [422, 'refused'],
  [429, 'refused'],
  [500, 'server'],
  [503, 'server'],
])('status %d is of kind %s', (status, kind) => {
  expect(refusal(status, null)).toMatchObject({
    name: 'ApiError',
    status,
    kind,
    message: '',
    fields: {},
  })
})

test('R11 an errors map gives the first message of each field', () => {
  const errors = { email: ['Is taken.', 'Is too long.'], dob: 'Is in the future.', city: [] }
  const error = refusal(422, { message: 'The data was invalid.', errors })
  expect(error.message).toBe('The data was invalid.')
  expect(error.fields).toEqual({ email: 'Is taken.', dob: 'Is in the future.' })
})

test.each([[['Not yours.']], [{ 1: 'Not yours.' }]])(
  'R11 the first of several is the message: %j',
  said => {
    expect(refusal(422, { message: said }).message).toBe('Not yours.')
    expect(refusal(422, { errors: { city: said } }).fields).toEqual({ city: 'Not yours.' })
  },
)

test('R11 a message may stand in an object of its own: in a list, in a field’s, and in one without fields', () => {
  const message = 'Is taken.'
  const fields = (errors: unknown) => refusal(422, { errors }).fields
  expect(fields({ email: [{ message, code: 'unique' }] })).toEqual({ email: message })
  expect(fields({ email: { code: 'unique', message } })).toEqual({ email: message })
  expect(fields([{ field: 'email', message }])).toEqual({ 0: message })
})

test('R195 errors that are one text are the message', () => {
  expect(refusal(422, { errors: 'The product is locked.' })).toMatchObject({
    message: 'The product is locked.',
    fields: {},
  })
})

test.each([
  ['text', '<html>502</html>'],
  ['nothing', undefined],
  ['a list', []],
  ['a message that is none', { message: { en: ['x'] } }],
  ['errors that are none', { errors: 7 }],
  ['fields without texts', { errors: { email: [{ code: 1 }], dob: null } }],
])('a body that is %s gives no message and no fields', (_, body) => {
  expect(refusal(400, body)).toMatchObject({ message: '', fields: {} })
})

test.each<[ErrorKind, boolean]>([
  ['offline', true],
  ['timeout', true],
  ['server', true],
  ['session', false],
  ['refused', false],
  ['malformed', false],
])('a failure of kind %s may succeed a moment later: %s', (kind, retryable) => {
  expect(new ApiError(kind, 0, '').retryable).toBe(retryable)
})
