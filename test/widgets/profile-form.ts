import { onTestFinished, vi } from 'vitest'
import { clearDrafts } from '../../src/form/clear-drafts'
import { profilePortal } from '../../stories/fixtures/profile-forms'
import type { Answerer } from '../../stories/support/server'
import { settle } from '../support/time'
import { lookInto, placeDialog } from './dialogs'
import { find, textOf } from '../support/inside'
import { signIn, usePortal } from './portal'

/** What asks for the profile. */
export const READ = 'GET /api/v2/user/get-profile-details'

/** An open dialog of the profile, on 21 November 2026, before a portal that saves what it sends. */
export async function openForm(tag: string, ...answerers: Answerer[]) {
  const portal = usePortal(...answerers, ...profilePortal())
  vi.setSystemTime(new Date(2026, 10, 21, 12))
  signIn()
  clearDrafts()
  onTestFinished(clearDrafts)
  const element = await placeDialog(tag)
  const inside = lookInto(element)
  const posts = () => portal.requests.filter(({ method }) => method === 'POST')

  return {
    element,
    ...portal,
    ...inside,
    posts,
    /** The fields of the newest save, in their order. */
    sent: async () => [...(await posts().at(-1)!.clone().formData()).entries()],
    labels: () => [...element.shadowRoot!.querySelectorAll('label')].map(textOf),
    chips: (label: string) =>
      [...element.shadowRoot!.querySelectorAll(`[aria-label="${label}, chosen"] bdi`)].map(textOf),
    /** Types into a combobox and takes what is typed, as Enter does. */
    async enter(name: string, text: string) {
      inside.field(name).focus()
      await inside.type(name, text)
      const init = { key: 'Enter', bubbles: true, cancelable: true }
      inside.field(name).dispatchEvent(new KeyboardEvent('keydown', init))
      await settle()
    },
    /** Leaves a field, as Tab does. */
    async leave(name: string) {
      inside.field(name).focus()
      inside.field(name).blur()
      await settle()
    },
    /** Chooses a file, as a visitor does in the browser's own window. */
    async choose(name: string, file: File) {
      Object.defineProperty(inside.field(name), 'files', { value: [file], configurable: true })
      inside.field(name).dispatchEvent(new Event('change', { bubbles: true }))
      await settle()
    },
    /** The notes that say something. */
    notes: () => inside.notes().filter(Boolean),
    /** What stands above the form when several fields are wrong. */
    summary: () => [...element.shadowRoot!.querySelectorAll('.summary p, .summary li')].map(textOf),
    counter: () => textOf(find(element, '.field__count')!),
    async reopen() {
      element.toggleAttribute('open', false)
      await settle()
      element.toggleAttribute('open', true)
      await settle()
    },
  }
}
