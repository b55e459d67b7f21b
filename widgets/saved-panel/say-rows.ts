import { count, say, type SavedKind } from '../../src/index'
import { saidTexts } from './said.texts'

/** Says how many rows the panel shows, or what it shows in their place. */
export function sayRows(root: ShadowRoot, kind: SavedKind, n: number): void {
  const t = saidTexts()
  const empty = root.querySelector('.empty p')?.textContent
  say(root, empty ?? (kind === 'jobs' ? count(t, 'shownJobs', n) : count(t, 'shownCourses', n)))
}
