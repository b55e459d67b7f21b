import type { Scene } from '../scene'
import { answers } from './calls'
import { data } from './data'
import type { Finding, Rule } from './finding'
import { loading } from './loading'
import { session } from './session'
import { settings } from './settings'
import { tags } from './tags'

/** Every rule: a new one has a place in the file of its subject, and nowhere else. */
const rules: Rule[] = [loading, settings, session, tags, data, answers].flat()

/** All that is found on the page, faults first; what is found of several elements alike is said of the first. */
export function findingsOf(scene: Scene): Finding[] {
  const found = new Map<string, Finding>()
  for (const finding of rules.flatMap(rule => rule(scene))) {
    if (!found.has(finding.what)) found.set(finding.what, finding)
  }
  return [...found.values()].sort(
    (a, b) => Number(b.level === 'fault') - Number(a.level === 'fault'),
  )
}
