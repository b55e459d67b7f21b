import type { Context } from 'hono'
import type { Env } from '../auth/env'
import { view } from '../site/view'
import { holdsFile, textOf } from './reading'

/**
 * A form that was opened as another account, on a page that keeps what was typed until its account is back:
 * saved as this one, it would be laid over another company's.
 */
export function heldForm(c: Context<Env>): Response | undefined {
  const given = c.get('form')
  const user = c.get('user')!
  const account = textOf(given?.['account'])
  if (!given || !account || account === String(user.id)) return undefined
  const { _token, ...typed } = given
  const files = Object.values(typed).some(holdsFile) ? ' Its files have to be chosen again.' : ''
  const message = `You are signed in as ${user.email}, and this form was opened as another account: nothing of it is saved. Sign in as that one in another tab, then send it again here.${files}`
  const title = 'Opened as another account'
  return view(c, 'refusal', { title, message, held: [...fieldsIn(typed)] }, 419)
}

/** The texts of a form under the names that it came with. */
function* fieldsIn(given: unknown, name = ''): Generator<[name: string, text: string]> {
  if (typeof given === 'string') yield [name, given]
  else if (given && !(given instanceof File))
    for (const [key, value] of Object.entries(given)) {
      yield* fieldsIn(value, name ? `${name}[${key}]` : key)
    }
}
