import { by, over, worstCase, worstIn, worstOf, type Measure, type Outcomes } from './measures'

/** What is to be reached, and what was before the work on it. */
export interface Goal extends Measure {
  what: string
  before: string
  goal: number
  /** Why it is not reached; said where it is missed. */
  why?: string
}

/** All goals. */
export const goals: Goal[] = [
  {
    what: 'The dashboard filled, by that of a hand-written one',
    before: '2.6',
    goal: 1.25,
    why: 'a library draws with script what the hand-written page draws from a template, and asks for the data once its chunks are here',
    ...by('hand-written', 'dashboard', 'filled'),
  },
  {
    what: 'The same on slow 4G',
    before: '2.5',
    goal: 1.1,
    why: 'on a processor 4 times slower the main thread’s work, as above: with its data in the page ours waits for no answer, and is hardly sooner; on a quick one the answers that follow one another, below',
    ...by('hand-written', 'dashboard-4g', 'filled'),
  },
  {
    what: 'The dashboard filled, by that of react-dom',
    before: '0.93',
    goal: 0.7,
    why: 'styles, layout and the server’s answers are the same for both; only what the library itself runs is less',
    ...by('react-dom', 'dashboard', 'filled'),
  },
  {
    what: 'That on slow 4G',
    before: '0.57',
    goal: 0.5,
    why: 'both wait for page, files and data, 150 ms each, and react-dom’s bytes, which come while the page does, cost it 600 ms and no more',
    ...by('react-dom', 'dashboard-4g', 'filled'),
  },
  {
    what: 'Main thread in the first 2.5 s, by that of a hand-written one',
    before: '5.3',
    goal: 2,
    why: 'styles and layout are the same for both; answers are held against the contract, kept for all tags and drawn by components, where the hand-written page fills in a template',
    ...by('hand-written', 'dashboard-cpu', 'cpu'),
  },
  {
    what: 'A second of the dashboard at rest',
    before: '45',
    goal: 1,
    why: 'the tagline’s step every 2.5 s (R20): a frame, most of which is the browser’s own drawing, as on the hand-written page',
    ...worstCase('idle', 'cpu', 'ms'),
  },
  {
    what: 'The longest task of the nineteen interactions below, as on a processor 4 times slower',
    before: '12 to 156',
    goal: 50,
    why: 'a dialog makes all of the page inert, whose styles the browser then works out anew: an empty one takes 30 to 50 ms of it; a removed row of many moves the others; a table of a hundred rows that is sorted, turned, changed or shown more densely draws or lays out those in view in one task',
    ...worstCase('do-', 'longest at 4x', 'ms'),
  },
  {
    what: 'The same with a text of 20 kB: pasted, typed into, made bold as a whole, undone',
    before: '67 to 130 a key',
    goal: 50,
    why: 'Quill works through a change in one task, which by itself takes 80 to 260 ms. Ours makes a paste safe and tidy before, and tells its formats in the tools; once nobody types for 0.3 s it writes the text and makes it safe: most of a key’s task, and a part of an undo’s',
    ...worstIn('rich-text', 'ms'),
  },
  {
    what: 'A thousand changes of others, less what they take without widgets',
    before: '1,600',
    goal: 20,
    ...over('without widgets', 'foreign', 'cpu', 'ms'),
  },
  {
    what: 'What moves by itself on any page, on slow 4G',
    before: '0 to 0.025',
    goal: 0,
    ...worstOf('pages', 'shift'),
  },
  {
    what: 'All of 100 rows filled, by that of Grid.js',
    before: '1.6',
    goal: 1,
    why: 'rows come by frames, ten and then as many again while none is late: the first ten are here as soon as those of Grid.js, see “rows-10”, and each has a switch, a menu and a tick, where Grid.js draws text',
    ...by('Grid.js', 'rows-100', 'filled'),
  },
  {
    what: 'A choice of 5,000 opened: the longest task by that of tom-select',
    before: '6',
    goal: 2,
    ...by('tom-select', 'options-5000', 'longest'),
  },
  {
    what: 'Answers that follow one another until the first data are here',
    before: '4 to 8',
    goal: 2,
    why: 'a read carries headers of the contract (Accept, X-Requested-With), which a preload line cannot: page, files, data; a product’s methods are those of its company’s segment. A page that brings its first data along asks nothing: see “data in the page”',
    ...worstOf('pages', 'steps'),
  },
  {
    what: 'A list of 10,000 products, at the server',
    before: '28',
    goal: 50,
    ...worstOf('server', 'answer', 'ms'),
  },
]

/** A goal in words: what was measured, and whether that is it. */
export function verdict({ goal, unit, measured }: Goal, all: Outcomes): [string, string] {
  const found = measured(all)
  if (!found) return ['-', 'not measured']
  const value = `${shown(found.value)}${unit && ` ${unit}`}${found.which ? ` (${found.which})` : ''}`
  if (found.value <= goal) return [value, 'met']
  const by = goal ? `${Math.round((found.value / goal - 1) * 100)} %` : shown(found.value)
  return [value, `missed by ${by}`]
}

/** The goals that are missed, and why. */
export function whyMissed(all: Outcomes): [what: string, why: string][] {
  return goals
    .filter(({ goal, measured }) => (measured(all)?.value ?? 0) > goal)
    .map(({ what, why }) => [what, why ?? 'not explained yet'])
}

/** A figure as people read it. */
export function shown(value: number): string {
  if (value === 0) return '0'
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toPrecision(2)
}
