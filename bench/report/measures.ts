import type { Figure, Outcome } from '../case'

/** What a goal is held against. */
export interface Measure {
  unit: string
  /** What was measured, and of what; undefined where it was not. */
  measured: (of: Outcomes) => Measured | undefined
}

interface Measured {
  value: number
  /** The one of many that it is. */
  which?: string
}

export type Outcomes = readonly Outcome[]

const figure = (all: Outcomes, name: string, contestant: string, measure: string) =>
  all.find(each => each.name === name)?.figures[contestant]?.[measure]?.median

/** Ours by another's. */
export const by = (to: string, name: string, measure: string): Measure => ({
  unit: '×',
  measured(all) {
    const [mine, theirs] = ['ours', to].map(each => figure(all, name, each, measure))
    return mine === undefined || !theirs ? undefined : { value: mine / theirs }
  },
})

/** Ours without another's. */
export const over = (other: string, name: string, measure: string, unit: string): Measure => ({
  unit,
  measured(all) {
    const [mine, theirs] = ['ours', other].map(each => figure(all, name, each, measure))
    return mine === undefined || theirs === undefined ? undefined : { value: mine - theirs }
  },
})

/** The largest of ours, in all cases that begin so. */
export const worstCase = (prefix: string, measure: string, unit = ''): Measure => ({
  unit,
  measured: all =>
    largest(
      all
        .filter(({ name }) => name.startsWith(prefix))
        .map(({ name, figures }) => [name, figures['ours']![measure]!]),
    ),
})

/** The largest of all contestants of a case. */
export const worstOf = (name: string, measure: string, unit = ''): Measure => ({
  unit,
  measured: all =>
    largest(
      Object.entries(all.find(each => each.name === name)?.figures ?? {}).map(
        ([contestant, found]) => [contestant, found[measure]!],
      ),
    ),
})

/** The largest measure of ours in a case. */
export const worstIn = (name: string, unit = ''): Measure => ({
  unit,
  measured: all =>
    largest(Object.entries(all.find(each => each.name === name)?.figures['ours'] ?? {})),
})

function largest(figures: [which: string, figure: Figure][]): Measured | undefined {
  return figures
    .map(([which, { median }]) => ({ which, value: median }))
    .sort((a, b) => b.value - a.value)[0]
}
