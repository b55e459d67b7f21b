import type { Scene } from '../scene'
import { addresses } from './addresses'
import { apiBase } from './api-base'
import { attributes } from './attributes'
import { bodies } from './bodies'
import { answers } from './calls'
import { data } from './data'
import { files } from './files'
import { fault, type Finding, type Rule } from './finding'
import { inside } from './inside'
import { loading } from './loading'
import { places } from './places'
import { policy } from './policy'
import { session } from './session'
import { settings } from './settings'
import { tags } from './tags'
import { texts } from './texts'
import { users } from './user'

/** Every rule: a new one has a place in the file of its subject, and nowhere else. */
const rules: Rule[] = [
  [loading, files, policy, settings, apiBase, texts, addresses, session, users],
  [tags, places, attributes, inside, data, answers, bodies],
].flat(2)

/** All that is found on the page, faults first; what is found of several elements alike is said of the first. */
export function findingsOf(scene: Scene): Finding[] {
  const found = new Map<string, Finding>()
  for (const finding of rules.flatMap(rule => apply(rule, scene))) {
    if (!found.has(finding.what)) found.set(finding.what, finding)
  }
  return [...found.values()].sort(
    (a, b) => Number(b.level === 'fault') - Number(a.level === 'fault'),
  )
}

/** A page on which a rule itself fails is told of all others. */
function apply(rule: Rule, scene: Scene): Finding[] {
  try {
    return rule(scene)
  } catch (error) {
    return [
      fault(
        `The page keeps the inspector from looking at a part of it: ${(error as Error).message}.`,
        'Mend what else is named first; then send this report to who keeps the library.',
        'inspect',
      ),
    ]
  }
}
