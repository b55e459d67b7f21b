import { docsPlace } from './docs'
import type { Finding } from './rules/finding'
import type { Scene, Tag } from './scene'
import type { SeenCall } from './watch/calls'

/** What the inspector knows, as Markdown: to be sent to somebody, or pasted into an issue. */
export function report({ tags, calls, loader }: Scene, findings: Finding[]): string {
  const faults = findings.filter(({ level }) => level === 'fault')
  const others = findings.filter(({ level }) => level === 'advice')
  return [
    '# NDT Widgets: what the inspector found',
    [
      `- Page: ${location.origin}${location.pathname}`,
      `- Library: ${loader ?? 'no loader'}; inspector ${__VERSION__}`,
      `- Browser: ${navigator.userAgent}`,
      `- Window: ${innerWidth} × ${innerHeight}`,
    ].join('\n'),
    section('To mend', faults.map(lineOf)),
    section('To consider', others.map(lineOf)),
    section('Tags', tags.map(tagLine)),
    section('Calls', calls.map(callLine)),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const section = (title: string, lines: string[]) =>
  `## ${title}\n\n${lines.length ? lines.join('\n') : 'None.'}`

const lineOf = ({ what, mend, docs }: Finding) => `- ${what} ${mend} (${docsPlace(docs)})`

const tagLine = ({ name, state, version, attributes, events }: Tag) => {
  const written = attributes.map(([key, value]) => ` ${key}="${value}"`).join('')
  const heard = events.map(({ type }) => type).join(', ')
  return `- \`<${name}${written}>\` ${[state, version, heard].filter(Boolean).join('; ')}`
}

/** A query may hold what somebody looked for: it stays here. */
const callLine = (call: SeenCall) => {
  const places = call.odd.map(({ place, message }) => `\n  - ${place} ${message}`).join('')
  return `- \`${call.method} ${call.url.pathname}\` ${outcomeOf(call)}${places}`
}

/** How a call ended: `200, 14 ms`. */
export function outcomeOf({ status, ms, failure }: SeenCall): string {
  if (ms === undefined) return 'under way'
  return `${failure ?? (status || 'no answer')}, ${Math.round(ms)} ms`
}
