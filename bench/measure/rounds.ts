import type { Case, Figure, Outcome, Sample } from '../case'
import type { Bench } from './bench'

/** Measures that are times of the clock. */
const CLOCK = ['filled', 'answer']

/**
 * Measures a case: its contestants one after another, and again, so that whatever the machine does
 * meanwhile meets all of them.
 */
export async function measure(
  { name, title, rounds, measures, contestants }: Case,
  bench: Bench,
  onRound: (round: number, contestant: string) => void,
): Promise<Outcome> {
  const samples: Record<string, Sample[]> = {}
  // what is asked for the first time, the servers compile and compress: no cost of a page's own time
  const first = CLOCK.some(each => each in measures) ? 0 : 1
  for (let round = first; round <= rounds; round++) {
    for (const [contestant, once] of Object.entries(contestants)) {
      onRound(round, contestant)
      const sample = await once(bench).catch(cause => {
        throw new Error(`${name}: ${contestant} could not be measured.`, { cause })
      })
      if (round) (samples[contestant] ??= []).push(sample)
    }
  }
  const figures = Object.entries(samples).map(([contestant, all]) => [
    contestant,
    Object.fromEntries(
      Object.keys(measures).map(measure => [measure, figureOf(all.map(each => each[measure]!))]),
    ),
  ])
  return { name, title, rounds, measures, figures: Object.fromEntries(figures) }
}

function figureOf(values: number[]): Figure {
  const sorted = values.toSorted((a, b) => a - b)
  const [low, median, high] = [0.25, 0.5, 0.75].map(part => quantile(sorted, part))
  return { median: median!, low: low!, high: high! }
}

function quantile(sorted: number[], part: number): number {
  const place = (sorted.length - 1) * part
  const [before, after] = [sorted[Math.floor(place)]!, sorted[Math.ceil(place)]!]
  return before + (after - before) * (place % 1)
}
