// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { calls } from '../../src/contract/all'
import { isChange, type Call, type Definition } from '../../src/contract/call'
import { uploadResume } from '../../src/contract'
import { outcome, page } from './outcome'
import { usePortal } from './portal'

const portal = usePortal()

const changes = Object.entries<Definition>({ ...calls, uploadResume })
  .filter(([, call]) => isChange(call))
  .map(([name, call]) => [name, call as unknown as Call] as const)

/** The calls whose answer is promised to hold something: words (R163, R195, R199, R208), or an image (R173). */
const promising =
  /^(update|create)(Company|Product|Service)|^(toggle|delete)|^uploadEditorImage|^sendGuide/

const huge = JSON.stringify({ message: 'Saved' }).slice(0, -3)

describe.each(changes)('%s', (name, call) => {
  test.each([
    ['a page', page, 'text/html'],
    ['a page that says it is JSON', page, 'application/json; charset=utf-8'],
    ['a warning before the JSON', '<br />\n<b>Notice</b>: x\n{"message":"Saved"}', 'text/html'],
    ['JSON that was cut off', huge, 'text/html'],
    ['a stack trace', 'at Object.save (/srv/portal/save.js:1:1)\n'.repeat(20), 'text/plain'],
    ['a file', 'PK', 'application/zip'],
    ['PHP’s own message', 'Fatal error: Uncaught Error in /var/www/html/save.php:12', 'text/html'],
    ['a warning', 'Warning: Undefined variable $id in /srv/save.php on line 12', 'text/plain'],
    ['a database’s', 'PDOException: SQLSTATE[HY000]', 'text/plain'],
    ['lines', 'Saved.\nAnd more.', 'text/plain'],
    ['a text of a failure', 'Error while saving', 'text/plain'],
    ['a line that a script died of', 'The database has gone away.', 'text/html; charset=UTF-8'],
    ['a page of one sentence', 'It is done.', 'text/html'],
  ])('Q115 %s with 200 is no success, and none of it is said', async (_, body, type) => {
    portal.reply = { status: 200, body, type }
    expect(await outcome(call)).toMatchObject({ kind: 'malformed', status: 200, reason: '' })
  })

  test.each([
    [{ success: false, message: 'Not yours.' }],
    [{ success: 'false', message: 'Not yours.' }],
    [{ success: 0, message: 'Not yours.' }],
    [{ status: 0, message: 'Not yours.' }],
    [{ status: '0', message: 'Not yours.' }],
    [{ ok: false, message: 'Not yours.' }],
    [{ status: false, message: 'Not yours.' }],
    [{ status: 'error', message: 'Not yours.' }],
    [{ status: 'fail', errors: 'Not yours.' }],
    [{ status: 422, message: 'Not yours.' }],
    [{ error: 'Not yours.' }],
    [{ error: { code: 7, message: 'Not yours.' } }],
    [{ error: true, message: 'Not yours.' }],
    [{ errors: 'Not yours.' }],
    [{ success: 'no', message: 'Not yours.' }],
    [{ ok: 'off', message: 'Not yours.' }],
    [{ status: 'failed', message: 'Not yours.' }],
    [{ code: 403, message: 'Not yours.' }],
    [{ code: '422', message: 'Not yours.' }],
    [{ code: 40301, message: 'Not yours.' }],
  ])('Q115 a 200 that says %j is a refusal', async body => {
    portal.reply = { status: 200, body }
    expect(await outcome(call)).toMatchObject({ kind: 'refused', reason: 'Not yours.' })
    portal.reply = { status: 200, body: JSON.stringify(body), type: 'text/html' }
    expect(await outcome(call)).toMatchObject({ kind: 'refused', reason: 'Not yours.' })
  })

  test('Q115 R11 a 200 with errors of fields refuses these', async () => {
    const errors = { name: ['Is taken.', 'Is odd.'], 'tags.0': [] }
    portal.reply = { status: 200, body: { data: null, errors } }
    expect(await outcome(call)).toMatchObject({ kind: 'refused', fields: { name: 'Is taken.' } })
  })

  test.each(['0', 'false'])('Q115 a 200 that says %s is a refusal', async body => {
    portal.reply = { status: 200, body, type: 'text/html' }
    expect(await outcome(call)).toMatchObject({ kind: 'refused', reason: '' })
  })

  test('R199 R208 a line of plain text is a success where words are promised, or nothing', async () => {
    portal.reply = { status: 200, body: 'It is done.', type: 'text/plain' }
    const isData = /^(uploadEditorImage|sendGuideEnquiry)$/.test(name)
    expect((await outcome(call))?.kind).toBe(isData ? 'malformed' : undefined)
  })

  test('Q115 an empty list is a success only where nothing is promised', async () => {
    portal.reply = { status: 200, body: [] }
    const isEnough = !promising.test(name) || name === 'updateProfileImage'
    expect((await outcome(call))?.kind).toBe(isEnough ? undefined : 'malformed')
  })

  test('Q115 an empty 200 is a success only where nothing is promised', async () => {
    const isEnough = !promising.test(name) || name === 'updateProfileImage'
    for (const reply of [{ body: '', type: 'text/html' }, { body: null }]) {
      portal.reply = { status: 200, ...reply }
      expect((await outcome(call))?.kind).toBe(isEnough ? undefined : 'malformed')
    }
  })

  test.each([403, 409, 422, 429])('Q43 the words of a %i are its reason', async status => {
    portal.reply = { status, body: { message: 'Ask your admin.' } }
    expect(await outcome(call)).toMatchObject({
      kind: 'refused',
      status,
      reason: 'Ask your admin.',
    })
    portal.reply = { status, body: { message: page } }
    expect((await outcome(call))?.reason).toBe('')
    portal.reply = { status, body: page, type: 'text/html' }
    expect((await outcome(call))?.reason).toBe('')
  })
})

test.each([
  ['R50', 'updateProfile', {}],
  ['R56', 'updateProfessionInfo', { status: 'success' }],
  ['R114', 'applyForJob', { success: true, error: null, errors: [] }],
  ['R126', 'changePassword', { error: false, message: 'Changed.' }],
  ['R120', 'updatePreferences', [1, 2]],
  ['R163', 'updateCompanyProfile', { message: 'Saved' }],
  ['R195', 'toggleProduct', { message: 'Unpublished', status: 2 }],
  ['R199', 'deleteProduct', 'Product Deleted'],
  ['R163', 'createService', { data: { id: 3 } }],
] as const)('%s %s succeeds with %j', async (_, name, body) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  for (const type of ['application/json', typeof body === 'string' ? 'text/plain' : 'text/html']) {
    portal.reply = { status: 200, body: type === 'application/json' ? body : text, type }
    expect(await outcome(calls[name] as unknown as Call)).toBeUndefined()
  }
})

test('R50 a text that is no page says OK', async () => {
  portal.reply = { status: 200, body: 'OK', type: 'text/plain' }
  expect(await outcome(calls.updateProfile as unknown as Call)).toBeUndefined()
})

test('R200 a 204 says that it is done, and nothing more', async () => {
  portal.reply = { status: 204, body: undefined }
  expect(await outcome(calls.deleteProduct as unknown as Call)).toBeUndefined()
})

test.each([
  [{ status: 401, message: 'Please sign in.' }],
  [{ code: 401, message: 'Please sign in.' }],
  [{ code: '419' }],
  [{ message: 'Unauthenticated.' }],
  [{ success: false, message: 'Unauthenticated.' }],
  [{ error: 'Unauthenticated.' }],
  ['Unauthenticated.'],
])('Q43 Q115 a 200 that says %j is an ended session', async body => {
  portal.reply = { status: 200, body }
  const failure = await outcome(calls.updateProfile as unknown as Call)
  expect(failure).toMatchObject({ kind: 'session', reason: '' })
  expect([401, 419]).toContain(failure!.status)
})

test.each([
  ['a page', page, 'text/html'],
  ['JSON that was cut off', '{"data": [{"id": 1, "name": "Ha', 'application/json'],
])('R184 Q115 %s is not exported as a file', async (_, body, type) => {
  portal.reply = { status: 200, body, type }
  const failure = await outcome(calls.exportList as unknown as Call)
  expect(failure?.kind).toBe('malformed')
})
