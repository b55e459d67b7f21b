import type { Outcome } from '../case'
import { goals, shown, verdict } from './goals'

/** A case as a table: the median of each measure, and the quarters of the first. */
export function tableOf({ name, title, measures, figures }: Outcome): string {
  const names = Object.keys(measures)
  const head = names.map(each => `${each}${measures[each] && ` ${measures[each]}`}`)
  const rows = Object.entries(figures).map(([contestant, found]) => [
    contestant,
    ...names.map((measure, index) => {
      const { median, low, high } = found[measure]!
      return index ? shown(median) : `${shown(median)} (${shown(low)}-${shown(high)})`
    }),
  ])
  return `\n${name}: ${title}\n${aligned([['', ...head], ...rows])}`
}

/** The goals as a table. */
export function goalsTable(all: readonly Outcome[]): string {
  const rows = goals.map(goal => {
    const [value, said] = verdict(goal, all)
    return [goal.what, goal.before, `${goal.goal}${goal.unit && ` ${goal.unit}`}`, value, said]
  })
  return `\nGoals\n${aligned([['', 'before', 'goal', 'measured', ''], ...rows])}`
}

function aligned(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map(row => row[column]!.length)))
  return rows
    .map(row => `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd())
    .join('\n')
}
