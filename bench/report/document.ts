import { writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { goals, shown, verdict, whyMissed } from './goals'
import type { Results, Taken } from './results'

/** Where the figures stand for everybody. */
export const DOCUMENT = 'docs/performance.md'

/** More programs a core than this, and wall times say more of the machine than of the page. */
const BUSY = 1

/** Writes the figures into the docs. */
export async function writeDocument(results: Results): Promise<void> {
  const { machine, browser, cases } = results
  const dates = cases.map(({ date }) => date).sort()
  const busiest = Math.max(...cases.map(({ load }) => load))
  const missed = whyMissed(cases)
  const text = `# Performance

Measured from ${dates[0]} to ${dates.at(-1)} (UTC)<!-- repository --> by \`npm run bench\`<!-- /repository -->. ${machine}; Chromium ${browser}.

${
  busiest > BUSY
    ? `**The machine was busy**: up to ${shown(busiest)} programs wanted each core. Times in "cpu", "script", "style", "layout" and "longest" are the main thread's own, and hold to a tenth or two; "filled", "paint", "again" and "answer" are times of the clock, and are to be compared within a case alone.`
    : 'Times in "cpu", "script", "style", "layout" and "longest" are the main thread\'s own; "filled", "paint", "again" and "answer" are times of the clock, taken of each contestant in turn.'
} Figures are medians; those of the first column have the quarters around them.

## Goals

| | before | goal | measured | |
| --- | --- | --- | --- | --- |
${goals
  .map(goal => {
    const [value, said] = verdict(goal, cases)
    return `| ${goal.what} | ${goal.before} | ${goal.goal} ${goal.unit} | ${value} | ${said} |`
  })
  .join('\n')}

A million products are measured by themselves, on PostgreSQL: all lists but one take less than 50 ms, that of a name by category 167 ms<!-- repository --> ([running](running.md#a-million-products))<!-- /repository -->.

${missed.length ? `### What is missed, and why\n\n${missed.map(([what, why]) => `- **${what}**: ${why}`).join('\n')}` : ''}

## Figures

${cases.map(section).join('\n\n')}
`
  writeFileSync(DOCUMENT, await format(text, { parser: 'markdown', printWidth: 100 }))
}

function section({ name, title, rounds, measures, figures }: Taken): string {
  const names = Object.keys(measures)
  const head = names.map(each => `${each}${measures[each] && ` ${measures[each]}`}`)
  const rows = Object.entries(figures).map(([contestant, found]) => {
    const cells = names.map((measure, index) => {
      const { median, low, high } = found[measure]!
      return index ? shown(median) : `${shown(median)} (${shown(low)} to ${shown(high)})`
    })
    return `| ${[contestant, ...cells].join(' | ')} |`
  })
  return `### ${name}

${title}; ${rounds} rounds.

| | ${head.join(' | ')} |
| ${'--- | '.repeat(head.length + 1)}
${rows.join('\n')}`
}
