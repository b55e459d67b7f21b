import { parseArgs } from 'node:util'
import { calls } from '../../src/contract/all'
import { Unmade } from '../unmade'
import { check } from './check'
import { isNear } from './names'
import type { CallName } from './reading'
import { exitCodeOf, textOf } from './report'
import { WARNING } from './writes'

/** How `check` is called. */
export const checkUsage = `ndt-widgets check <url> [--cookie "name=value; …"] [--write] [--only getProfile,…] [--json]
  Holds the backend behind a page of yours against the contract. <url> is a page with the user's meta tag
  and the CSRF token, --cookie a session as your browser sends it. Exit code: 0 all fits, 1 something does
  not, 2 a call could not be made.`

/** Runs \`check\` and prints its report; returns the exit code. */
export async function runCheck(args: string[], print: (text: string) => void): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      cookie: { type: 'string', default: '' },
      only: { type: 'string', multiple: true },
      write: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  })
  const [url] = positionals
  if (!url) throw new Unmade(checkUsage)
  const only = values.only?.flatMap(list => list.split(',')).map(callNamed)
  const { cookie, write } = values
  if (write) console.error(`${WARNING}\n`)
  const report = await check({ url, cookie, write, ...(only && { only }) })
  print(values.json ? JSON.stringify(report, null, 2) : textOf(report))
  return exitCodeOf(report)
}

function callNamed(name: string): CallName {
  const trimmed = name.trim()
  const names = Object.keys(calls) as CallName[]
  if (names.includes(trimmed as CallName)) return trimmed as CallName
  const near = names.find(one => isNear(one, trimmed))
  throw new Unmade(`There is no call ${trimmed}${near ? `; there is ${near}` : ''}.`)
}
