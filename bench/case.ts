import type { Bench } from './measure/bench'

/** What is measured in one go: a figure by its measure's name. */
export type Sample = Record<string, number>

/** What a figure is of; `×` and counts have no unit. */
export type Unit = 'ms' | 'kB' | ''

/** Something that is measured, of each of its contestants in turn. */
export interface Case {
  /** As `npm run bench -- <name>` has it; so does what it begins with. */
  name: string
  /** What is done, in words. */
  title: string
  /** How often each contestant is measured; by the clock, once more before that. */
  rounds: number
  /** The measures, the one that is compared first. */
  measures: Record<string, Unit>
  contestants: Record<string, Contestant>
}

/** Measures a contestant once. */
export type Contestant = (bench: Bench) => Promise<Sample>

/** A figure of many rounds: its median, and the quarters around it. */
export interface Figure {
  median: number
  low: number
  high: number
}

/** A case's figures: contestant, measure, figure. */
export interface Outcome {
  name: string
  title: string
  rounds: number
  measures: Record<string, Unit>
  figures: Record<string, Record<string, Figure>>
}
