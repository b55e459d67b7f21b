import { expect, test } from 'vitest'
import { logout } from '../../src/contract'
import { answer, fail, hang, offline } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/sign-out/sign-out.element'
import { listen, listenForErrors } from '../support/widget'
import { settle } from '../support/time'
import { toastMessages, toasts } from '../support/toasts'
import { placeSheet } from '../form/sheet'
import { lookInto, placeDialog } from './dialogs'
import { find, textOf } from '../support/inside'
import { signIn, usePortal } from './portal'

const LOGOUT = 'POST /api/v1/logout'

/** The open question, on a page that is never left. */
async function openSignOut(...answerers: Answerer[]) {
  const portal = usePortal(...answerers, answer(logout, {}))
  signIn()
  const leaving = listen('ndt-navigate')
  const element = await placeDialog('ndt-sign-out')
  element.addEventListener('ndt-navigate', event => event.preventDefault())
  return { element, leaving, ...portal, ...lookInto(element) }
}

test('R129 the question is asked in these words', async () => {
  const { element } = await openSignOut()
  expect(textOf(find(element, 'p')!)).toBe('Are you sure you want Sign out?')
})

test('R37 R129 Q6 it has no title, and is announced as an alert named Sign out', async () => {
  const { element } = await openSignOut()
  const dialog = find(element, 'dialog')!
  expect(find(element, 'h1, h2, h3, .dialog__head')).toBeNull()
  expect([dialog.getAttribute('role'), dialog.getAttribute('aria-label')]).toEqual([
    'alertdialog',
    'Sign out',
  ])
  const question = find(element, `#${dialog.getAttribute('aria-describedby')}`)!
  expect(textOf(question)).toBe('Are you sure you want Sign out?')
})

test('R129 Cancel comes first, has the focus first, and asks for nothing', async () => {
  const { element, press, isOpen, requests } = await openSignOut()
  const buttons = [...element.shadowRoot!.querySelectorAll('button')]
  expect(buttons.map(textOf)).toEqual(['Cancel', 'Sign out'])
  expect(buttons.map(button => button.hasAttribute('autofocus'))).toEqual([true, false])
  await press('Cancel')
  expect([isOpen(), requests]).toEqual([false, []])
})

test('R130 confirming it signs out, without anything to tell', async () => {
  const { confirm, asked, requests } = await openSignOut()
  await confirm()
  expect(asked()).toEqual([LOGOUT])
  expect(await requests[0]!.text()).toBe('')
})

test('R130 it says Logging Out... when the portal has done it, not before', async () => {
  let done: ((response: Response) => void) | undefined
  const { confirm } = await openSignOut(({ method }) =>
    method === 'POST' ? new Promise(resolve => (done = resolve)) : undefined,
  )
  await confirm()
  expect(toastMessages()).toEqual([])
  done!(Response.json({}))
  await settle()
  expect(toastMessages()).toEqual(['Logging Out...'])
  expect(toasts()[0]!.className).toContain('is-success')
})

test('R130 after 2 s it leads home, and the question is gone', async () => {
  const { confirm, leaving, isOpen } = await openSignOut()
  await confirm()
  await settle(1999)
  expect([isOpen(), leaving]).toEqual([true, []])
  await settle(1)
  expect([isOpen(), leaving]).toEqual([false, [{ url: '/', replace: false }]])
})

test('R12 R130 it signs out once, and there is no way back on the way', async () => {
  const { element, confirm, press, main, isOpen, requests } = await openSignOut(hang(logout))
  await confirm()
  expect(main()).toEqual({ label: 'Sign out', isDisabled: true, isTurning: true })
  await confirm()
  await press('Cancel')
  find(element, 'dialog')!.dispatchEvent(new Event('cancel', { cancelable: true }))
  await settle()
  expect([isOpen(), requests.length]).toEqual([true, 1])
})

test('R130 a page that takes the tag away is led nowhere', async () => {
  const { element, confirm, leaving } = await openSignOut()
  await confirm()
  element.remove()
  await settle(5000)
  expect(leaving).toEqual([])
})

test('R130 what was typed and not saved is forgotten, for everybody', async () => {
  localStorage.setItem('ndt-draft:7:personal-info', '{"city":"Aberdeen"}')
  localStorage.setItem('ndt-draft:8:job-info', '{}')
  localStorage.setItem('theme', 'dark')
  const { confirm } = await openSignOut()
  await confirm()
  expect({ ...localStorage }).toEqual({ theme: 'dark' })
  localStorage.clear()
})

test('Q5 where the session has ended already it is signed out, and nothing has failed', async () => {
  const { errors } = listenForErrors()
  localStorage.setItem('ndt-draft:7:personal-info', '{"city":"Aberdeen"}')
  const { confirm, leaving } = await openSignOut(fail(logout, 401))
  await confirm()
  expect([toastMessages(), errors, { ...localStorage }]).toEqual([['Logging Out...'], [], {}])
  await settle(2000)
  expect(leaving).toEqual([{ url: '/', replace: false }])
})

test('Q5 where its token has run out it is sent once more', async () => {
  const { errors } = listenForErrors()
  const refusing = { times: 1 }
  const { confirm, asked } = await openSignOut(request =>
    refusing.times-- > 0 ? fail(logout, 419)(request) : undefined,
  )
  await confirm()
  expect([toastMessages(), errors, asked()]).toEqual([['Logging Out...'], [], [LOGOUT, LOGOUT]])
})

test.each([
  ['is refused', fail(logout, 419), 419],
  ['fails', fail(logout, 500), 500],
  ['gets no answer', offline(logout), 0],
])('R131 Q5 a logout that %s is logged, and said', async (_, failing, status) => {
  const { errors } = listenForErrors()
  localStorage.setItem('ndt-draft:7:personal-info', '{"city":"Aberdeen"}')
  const { confirm, main, isOpen, leaving } = await openSignOut(failing)
  await confirm()
  expect(toastMessages()).toEqual(['Logout failed!'])
  expect(toasts()[0]!.className).toContain('is-danger')
  expect(errors).toEqual([expect.objectContaining({ tag: 'ndt-sign-out', phase: 'save', status })])
  expect(main()).toEqual({ label: 'Sign out', isDisabled: false, isTurning: false })
  await settle(5000)
  expect([isOpen(), leaving, toastMessages()]).toEqual([true, [], []])
  expect({ ...localStorage }).toHaveProperty('ndt-draft:7:personal-info')
  localStorage.clear()
})

test('R131 it can be tried again', async () => {
  listenForErrors()
  let isDown = true
  const { confirm, leaving } = await openSignOut(request =>
    isDown ? fail(logout, 500)(request) : undefined,
  )
  await confirm()
  isDown = false
  await confirm()
  await settle(2000)
  expect(leaving).toHaveLength(1)
})

test('Q106 what a form still shows as the page is left for the home page is not kept', async () => {
  const { type } = await placeSheet({ draft: { name: 'sheet' } })
  await type('weld', 'W-17')
  expect(localStorage).toHaveLength(1)
  const { confirm } = await openSignOut()
  await confirm()
  dispatchEvent(new Event('pagehide'))
  expect(localStorage).toHaveLength(0)
})
