import { faults } from './faults'
import { known } from './known'
import type { Result } from './results'

/** One call with one fault, and what came of it. */
export interface Cell {
  area: string
  call: string
  fault: string
  /** Why it comes to something else than the others of its fault. */
  why?: string | undefined
}

/** What was gone through besides the cells. */
export interface Counts {
  /** Screens, the places of their answers that have a value, and the odd values. */
  odd?: { views: number; places: number; values: number }
  /** Hostile texts, shown and typed. */
  texts?: number
  /** Hostile markup, through the rich text's sanitiser. */
  markup?: number
}

const SEEN: Record<string, string> = {
  'of a failure':
    'the screen’s own words for it; a read offers Retry where the description has it, a form keeps what was typed',
  'of a refusal':
    'the server’s reason where the description shows it and it has words for people, under its field where it names one; never what is inside the server',
  'of an ended session':
    '“Your session has ended.” on a card, a list and a member’s form, and of an action of a list; elsewhere the screen’s own words',
  'of a wait': 'no claim before the answer, and then the success; a second press sends nothing',
}

const KINDS = {
  fails: 'a failure',
  refuses: 'a refusal',
  ends: 'an ended session',
  waits: 'a wait',
} as const

/** `docs/reliability.md`, of results that lack nothing: each cell held, or failed as it is known to. */
export function renderReliability(version: string, results: Result[]): string {
  const cells = results.flatMap(({ cells }) => cells)
  const areas = groupsOf(cells, ({ area }) => area)
  const calls = new Set(cells.map(({ call }) => call))
  const { odd, texts, markup } = Object.assign({}, ...results.map(({ counts }) => counts)) as Counts
  const { engine } = results.find(({ engine }) => engine)!
  const held = cells.length - Object.keys(known).length
  return [
    '# Reliability',
    `What visitors see when a call goes wrong. Made by \`npm run test:faults\`, never by hand, once every file of its tests has passed with one build: version ${version}, in ${engine}, before the demo’s own server, which goes wrong on the wire. No answer is faked inside the page.`,
    `Each of the ${calls.size} calls of [the contract](contract.md) went wrong in each of ${faults.length} ways, behind the screen that makes it. Of ${cells.length} cells, ${held} hold. A cell holds when`,
    [
      '- the words of the description are seen, and nothing that claims a success;',
      '- nothing is uncaught, and the console has the widget’s own report and no more;',
      '- nothing turns any more, and nothing stands for what is on its way;',
      '- what was typed and chosen is there as it was;',
      '- the call went out once: a read once more after a server’s failure or a lost connection, a change never;',
      '- `ndt-error` told it once for each tag that shows it;',
      '- the same thing once more, with nothing wrong, succeeds.',
    ].join('\n'),
    '## The faults',
    table(
      ['fault', 'on the wire', 'a read', 'a change'],
      faults.map(({ name, what, kind, ofChange }) => [
        name,
        what,
        KINDS[kind === 'refuses' ? 'fails' : kind],
        KINDS[ofChange ?? kind],
      ]),
    ),
    'What is seen:',
    Object.entries(SEEN)
      .map(([of, words]) => `- ${of}: ${words}.`)
      .join('\n'),
    'A change whose answer nobody reads was made, whatever a 200 says beside it; where its answer is read (an image of a text, an enquiry), another shape is a failure.',
    '## Calls and faults',
    '✓ holds, – is a known failure.',
    ...[...areas].flatMap(([area, cells]) => [`### ${area}`, marks(cells)]),
    '## Where a cell comes to something else',
    listOf(exceptions(cells)),
    '## Known failures',
    listOf(Object.entries(known).map(([cell, why]) => `${cell}. ${why}.`)),
    '## Odd values and hostile texts',
    [
      `- Odd values: ${odd!.values} values that backends write in the place of others, in ${odd!.places} places of the answers behind ${odd!.views} screens, sampled: no wrong word (\`undefined\`, \`[object Object]\`) is seen, and no screen fails. The unit tests put every value in every place.`,
      `- Hostile texts: ${texts}, all but the blank ones of the [Big List of Naughty Strings](https://www.npmjs.com/package/big-list-of-naughty-strings) (MIT), as stored texts on the same screens and as typed words: shown as texts, sent and read back to the byte, and nothing runs.`,
      `- Hostile markup: ${markup} pieces through the rich text’s sanitiser, then put into a page, pointed at, pressed and focused: nothing runs.`,
    ].join('\n'),
    '## Engines',
    `${engine} alone. \`npm run test:engines\` drives the same site, without faults, in Firefox and WebKit too.`,
  ]
    .join('\n\n')
    .concat('\n')
}

/** A row a call, a mark a fault. */
function marks(cells: Cell[]): string {
  const calls = [...groupsOf(cells, ({ call }) => call).keys()]
  const rows = calls.map(call => [
    `\`${call}\``,
    ...faults.map(({ name }) => (`${call}: ${name}` in known ? '–' : '✓')),
  ])
  return table(['', ...faults.map(({ name }) => name)], rows)
}

/** What is said of the cells that come to something else, one line a reason. */
function exceptions(cells: Cell[]): string[] {
  const told = cells.filter(({ why }) => why)
  return [...groupsOf(told, ({ why, fault }) => `${fault}: ${why}`)].map(
    ([reason, own]) => `${own.map(({ call }) => `\`${call}\``).join(', ')}, ${reason}.`,
  )
}

function groupsOf<T>(all: T[], of: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(of(one), [...(groups.get(of(one)) ?? []), one])
  return groups
}

const listOf = (lines: string[]) =>
  lines.length ? lines.map(line => `- ${line}`).join('\n') : 'None.'

function table(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
