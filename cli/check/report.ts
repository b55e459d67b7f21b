import type { Report } from './check'
import type { Finding, Result } from './result'

const MARKS = { fits: '✓', faulty: '✗', skipped: '-', unmade: '!' }

/** A report for people, by call; notes too, where something has to be known. */
export function textOf({ url, account, results }: Report): string {
  const who = account ? `user ${account}` : 'nobody signed in'
  const lines = results.flatMap(linesOf)
  return [`${url}, ${who}`, '', ...lines, '', summaryOf(results)].join('\n')
}

function linesOf({ call, request, state, ms, findings }: Result): string[] {
  const time = ms ? `  ${ms} ms` : ''
  const order = findings.toSorted((a, b) => a.kind.localeCompare(b.kind))
  return [`${MARKS[state]} ${call.padEnd(24)} ${request}${time}`, ...order.flatMap(wordsOf)]
}

function wordsOf({ kind, place, message, hint }: Finding): string[] {
  const at = place ? `${place}: ` : ''
  return [
    `    ${kind === 'note' ? 'note: ' : ''}${at}${message}`,
    ...(hint ? [`      → ${hint}`] : []),
  ]
}

function summaryOf(results: Result[]): string {
  const count = (state: Result['state']) => results.filter(result => result.state === state).length
  const parts = [
    `${count('fits')} fit`,
    `${count('faulty')} do not`,
    count('skipped') && `${count('skipped')} were left out`,
    count('unmade') && `${count('unmade')} could not be made`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** For a script: 0 when all fits, 1 when something does not, 2 when a call could not be made. */
export function exitCodeOf({ results }: Report): number {
  if (results.some(({ state }) => state === 'faulty')) return 1
  return results.some(({ state }) => state === 'unmade') ? 2 : 0
}
