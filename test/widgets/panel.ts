import type { Answerer } from '../../stories/support/server'
import { savedPortal } from '../../stories/fixtures/saved'
import '../../widgets/saved-panel/saved-panel.element'
import { place } from '../support/widget'
import { settle } from '../support/time'
import { find, press, textOf } from '../support/inside'
import { signIn, usePortal } from './portal'

export const JOBS = 'GET /api/v2/user/get-saved-job'
export const COURSES = 'GET /api/v2/user/get-saved-course'

/** The saved panel on a page of a signed-in user, before a portal that filters and remembers. */
export async function placePanel(
  attributes: Record<string, string> = {},
  answerers: Answerer[] = [],
  ...inside: (Node | string)[]
) {
  const portal = usePortal(...answerers, ...savedPortal())
  if (!document.querySelector('meta[name=user]')) signIn()
  const panel = place('ndt-saved-panel', attributes, ...inside)
  await settle()
  return { panel, ...portal, ...watch(panel) }
}

function watch(panel: Element) {
  const rows = () => [...panel.shadowRoot!.querySelectorAll<HTMLElement>('li')]
  return {
    rows,
    /** The titles of the rows that a visitor can reach; one that is being removed is out of reach. */
    titles: () =>
      rows()
        .filter(row => !row.inert)
        .map(row => row.querySelector('a')!.textContent),
    /** What the panel says below its head. */
    says: () => textOf(find(panel, 'section')!).replace(/^Saved Jobs Courses /, ''),
    row: (title: string) => rows().find(row => row.querySelector('a')!.textContent === title)!,
    /** Removes a row by its menu. */
    async remove(title: string) {
      await press(panel, `Actions for ${title}`)
      await press(panel, 'Remove')
    },
  }
}
