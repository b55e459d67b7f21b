import type { Outcome } from '../case'

/** What is to be reached, and what was before the work on it. */
export interface Goal {
  what: string
  before: string
  goal: number
  unit: string
  /** What was measured, and of what; undefined where it was not. */
  measured: (of: Outcomes) => Measured | undefined
}

interface Measured {
  value: number
  /** The one of many that it is. */
  which?: string
}

type Outcomes = readonly Outcome[]

const figure = (all: Outcomes, name: string, contestant: string, measure: string) =>
  all.find(each => each.name === name)?.figures[contestant]?.[measure]?.median

const ratio =
  (name: string, measure: string, to: string) =>
  (all: Outcomes): Measured | undefined => {
    const [mine, theirs] = ['ours', to].map(each => figure(all, name, each, measure))
    return mine === undefined || !theirs ? undefined : { value: mine / theirs }
  }

/** The largest of many: of the cases that begin so, or of all contestants of one. */
const worst =
  (prefix: string, measure: string, contestants: 'ours' | 'all') =>
  (all: Outcomes): Measured | undefined =>
    all
      .filter(({ name }) => name.startsWith(prefix))
      .flatMap(({ name, figures }) =>
        Object.entries(figures)
          .filter(([contestant]) => contestants === 'all' || contestant === 'ours')
          .map(([contestant, found]) => ({
            value: found[measure]!.median,
            which: contestants === 'all' ? contestant : name,
          })),
      )
      .sort((a, b) => b.value - a.value)[0]

/** All goals. */
export const goals: Goal[] = [
  [
    'The dashboard filled, by that of a hand-written one',
    '2.6',
    1.25,
    '×',
    ratio('dashboard', 'filled', 'hand-written'),
  ],
  ['The same on slow 4G', '2.5', 1.1, '×', ratio('dashboard-4g', 'filled', 'hand-written')],
  [
    'The dashboard filled, by that of react-dom',
    '0.93',
    0.7,
    '×',
    ratio('dashboard', 'filled', 'react-dom'),
  ],
  ['The same on slow 4G', '0.57', 0.5, '×', ratio('dashboard-4g', 'filled', 'react-dom')],
  [
    'Main thread in the first 2.5 s, by that of a hand-written one',
    '5.3',
    2,
    '×',
    ratio('dashboard-cpu', 'cpu', 'hand-written'),
  ],
  ['A second of the dashboard at rest', '45', 1, 'ms', worst('idle', 'cpu', 'ours')],
  [
    'The longest task of any interaction, as on a processor 4 times slower',
    '12 to 156',
    50,
    'ms',
    worst('do-', 'longest at 4x', 'ours'),
  ],
  [
    'What moves by itself on any page, on slow 4G',
    '0 to 0.025',
    0,
    '',
    worst('pages', 'shift', 'all'),
  ],
  ['100 rows filled, by that of Grid.js', '1.6', 1, '×', ratio('rows-100', 'filled', 'Grid.js')],
  [
    'A choice of 5,000 opened: the longest task by that of tom-select',
    '6',
    2,
    '×',
    ratio('options-5000', 'longest', 'tom-select'),
  ],
  [
    'Answers that follow one another until the first data are here',
    '4 to 8',
    2,
    '',
    worst('pages', 'steps', 'all'),
  ],
  ['A list of 10,000 products, at the server', '28', 50, 'ms', worst('server', 'answer', 'all')],
].map(([what, before, goal, unit, measured]) => ({ what, before, goal, unit, measured }) as Goal)

/** A goal in words: what was measured, and whether that is it. */
export function verdict({ goal, unit, measured }: Goal, all: Outcomes): [string, string] {
  const found = measured(all)
  if (!found) return ['-', 'not measured']
  const value = `${shown(found.value)}${unit && ` ${unit}`}${found.which ? ` (${found.which})` : ''}`
  if (found.value <= goal) return [value, 'met']
  const by = goal ? `${Math.round((found.value / goal - 1) * 100)} %` : shown(found.value)
  return [value, `missed by ${by}`]
}

/** A figure as people read it. */
export function shown(value: number): string {
  if (value === 0) return '0'
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toPrecision(2)
}
