import { applicationErrors, appliedJob, applyingPortal } from '../../stories/fixtures/applying'
import { applyForJob } from '../../src/contract'
import { fail } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/quick-apply/quick-apply.element'
import { settle } from '../support/time'
import { lookInto, placeDialog } from './dialogs'
import { find } from '../support/inside'
import { signIn, usePortal } from './portal'

export const APPLY = 'POST /api/v1/jobs/apply'
export const PROFILE = 'GET /api/v2/user/get-profile-details'
export const APPLIED = 'Successfully Applied for job'
export const FAILED = 'Error submitting form'

/** The portal refuses what is sent, field by field. */
export const refused = fail(applyForJob, 422, applicationErrors)

/** The open dialog, before a portal that takes any application. */
export async function openApply(...answerers: Answerer[]) {
  const portal = usePortal(...answerers, ...applyingPortal())
  signIn()
  const element = await placeDialog('ndt-quick-apply', { ...appliedJob, open: '' })
  const inside = lookInto(element)
  return { element, submit: () => inside.press('Submit'), ...portal, ...inside }
}

/** Chooses a file in a tag's file field, as a visitor does in the browser's own window. */
export async function chooseFile(element: Element, ...files: File[]): Promise<void> {
  const input = find<HTMLInputElement>(element, 'input[type=file]')!
  Object.defineProperty(input, 'files', { configurable: true, value: files })
  input.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
}
