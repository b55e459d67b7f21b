// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { calls } from '../../src/contract/all'
import { isChange, type Call, type Definition } from '../../src/contract/call'
import { ApiError } from '../../src/error'
import { usePortal } from './portal'

const portal = usePortal()

const all = Object.entries<Definition>(calls).filter(([name]) => name !== 'exportList')
const WARNING =
  '<br />\n<b>Warning</b>:  Undefined variable $id in <b>/srv/a.php</b> on line <b>12</b><br />\n'
const XDEBUG = `<br />
<font size='1'><table class='xdebug-error xe-notice' dir='ltr' border='1' cellspacing='0' cellpadding='1'>
<tr><th align='left' bgcolor='#f57900' colspan="5"><span style='background-color: #cc0000; color: #fce94f; font-size: x-large;'>( ! )</span> Notice: Undefined index: id in /srv/a.php on line <i>12</i></th></tr>
</table></font>
`

async function failure(call: Definition): Promise<ApiError> {
  const input = { params: { id: 7, slug: 'probe' }, ...(!call.path && { path: '/resumes' }) }
  const error: unknown = await (call as unknown as Call)(input as never).catch(
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

describe('what is no JSON is said in words, with what mends it', () => {
  test.each(all)('%s', async (_, call) => {
    for (const type of ['text/html; charset=UTF-8', 'application/json; charset=utf-8']) {
      portal.reply = { status: 200, type, body: `${WARNING}{"message": "Saved", "data": []}` }
      const { kind, message, reason } = await failure(call)
      expect([kind, reason]).toEqual(['malformed', ''])
      expect(message).toBe(
        `${call.method} ${call.path}: the answer begins with an HTML warning of PHP: Warning: Undefined variable $id in /srv/a.php on line 12, not JSON. Mend what it says, and have PHP write such words into its log: \`display_errors\` off, \`log_errors\` on.`,
      )
    }
  })

  test.each([
    [
      '\nFatal error: Uncaught Error: No host in /srv/a.php:3\nStack trace:\n#0 {main}\n  thrown in /srv/a.php on line 3\n',
      'begins with an error of PHP: Fatal error: Uncaught Error: No host in /srv/a.php:3 Stack trace: #0 {main} thrown in /srv/a.php on line 3, not JSON',
    ],
    [
      `${XDEBUG}{"data": []}`,
      'begins with an HTML warning of PHP: Notice: Undefined index: id in /srv/a.php on line 12, not JSON',
    ],
    [
      `{"data": []}${WARNING}`,
      'holds a warning of PHP: Warning: Undefined variable $id in /srv/a.php on line 12, not JSON',
    ],
    ['<!doctype html><title>Sign in</title>', 'is HTML: Sign in, not JSON'],
    ['{"data": [', 'is no JSON: "{\\"data\\": ["'],
    ['', 'is empty'],
  ])('%j', async (body, said) => {
    const [, read] = all.find(([, call]) => !isChange(call))!
    portal.reply = { status: 200, type: 'text/html', body }
    expect((await failure(read)).message).toContain(`: the answer ${said}. `)
  })

  test('a byte-order mark before the JSON is none of it', async () => {
    portal.reply = { status: 200, type: 'text/html', body: '\ufeff\ufeff{"data": []}' }
    await expect(calls.getCountries()).resolves.toEqual([])
  })
})
