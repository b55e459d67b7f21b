import { parseArgs } from 'node:util'
import { calls } from '../../src/contract/all'
import { Unmade } from '../unmade'
import { check } from './check'
import { isNear } from './names'
import type { CallName } from './reading'
import { readings } from './reads'
import { exitCodeOf, textOf } from './report'
import { WARNING, written } from './writes'

/** How `check` is called. */
export const checkUsage = `ndt-widgets check <url> [--cookie "name=value; …"] [--write] [--only getProfile,…] [--json]
  Holds the backend behind a page of yours against the contract. <url> is a page with the user's meta tag
  and the CSRF token, --cookie a session as your browser sends it. Exit code: 0 all fits, 1 something does
  not, 2 a call could not be made.`

/** Runs `check` and prints its report; returns the exit code. */
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
  const { cookie, write } = values
  const only = values.only
    ?.flatMap(list => list.split(','))
    .map(name => callNamed(name.trim(), write))
  if (write) console.error(`${WARNING}\n`)
  const report = await check({ url, cookie, write, ...(only && { only }) })
  print(values.json ? JSON.stringify(report, null, 2) : textOf(report))
  return exitCodeOf(report)
}

function callNamed(name: string, write: boolean): CallName {
  const names = Object.keys(calls) as CallName[]
  const call = names.find(one => one === name)
  if (!call) {
    const near = names.find(one => isNear(one, name))
    throw new Unmade(`There is no call ${name}${near ? `; there is ${near}` : ''}.`)
  }
  const isRead = readings.some(reading => reading.call === call)
  if (!isRead && !written.includes(call)) {
    throw new Unmade(`${call} is not checked: it would end the session.`)
  }
  if (!isRead && !write) throw new Unmade(`${call} changes state: check it with --write.`)
  return call
}
