import { changePassword } from '../../src/contract'
import { answer } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/change-password/change-password.element'
import { listen } from '../support/widget'
import { lookInto, placeDialog } from './dialogs'
import { signIn, usePortal } from './portal'

/** What a portal says that has changed a password. */
export const SAVED = 'Password successfully changed.'

/** The open dialog, before a portal that takes any password; it never leaves the page. */
export async function openPassword(...answerers: Answerer[]) {
  const portal = usePortal(...answerers, answer(changePassword, { message: SAVED }))
  signIn()
  const leaving = listen('ndt-navigate')
  const element = await placeDialog('ndt-change-password')
  element.addEventListener('ndt-navigate', event => event.preventDefault())
  const inside = lookInto(element)
  async function save() {
    await inside.type('current_password', 'Inspect-2026')
    await inside.type('password', ' Inspect 2027 ')
    await inside.type('confirm_password', 'Inspect-2028')
    await inside.press('Save')
  }
  return { element, leaving, save, ...portal, ...inside }
}
