import { cleanStores } from 'nanostores'
import { preferencesPortal } from '../../stories/fixtures/preferences'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/preferences/preferences.element'
import { $preferences } from '../../widgets/preferences/preferences.store'
import { lookInto, placeDialog } from './dialogs'
import { textOf } from '../support/inside'
import { signIn, usePortal } from './portal'

/** What a portal says that has saved what was chosen. */
export const SAVED = 'Your Preferences Saved'

/** The open dialog, before a portal that remembers what was chosen. */
export async function openPreferences(...answerers: Answerer[]) {
  cleanStores($preferences)
  $preferences.set({ loading: false })
  const portal = usePortal(...answerers, ...preferencesPortal())
  signIn()
  const element = await placeDialog('ndt-preferences')
  const picks = () => [...element.shadowRoot!.querySelectorAll('[role=group] button')]
  return {
    element,
    ...portal,
    ...lookInto(element),
    /** Name -> whether it is chosen. */
    chosen: () =>
      picks()
        .filter(pick => pick.getAttribute('aria-pressed') === 'true')
        .map(textOf),
    offered: () => picks().map(textOf),
    sent: () =>
      Promise.all(
        portal.requests.filter(({ method }) => method === 'POST').map(request => request.json()),
      ),
  }
}
