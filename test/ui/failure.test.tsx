import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Card } from '../../src/ui/card'
import { Failure } from '../../src/ui/empty'
import { heard } from '../support/inside'
import { settle } from '../support/time'
import { show } from './show'

/** A read that has failed, and that a press on Retry asks for again: `answer` says whether it comes. */
function showRead() {
  let answer = (_isHere: boolean) => {}
  function Read() {
    const [isHere, setHere] = useState(false)
    const retry = () => new Promise<boolean>(resolve => (answer = resolve)).then(setHere)
    return isHere ? <h1>Products</h1> : <Failure text="It could not be read." onRetry={retry} />
  }
  const shown = show(<Read />)
  const button = shown.find<HTMLButtonElement>('button')
  button.focus()
  button.click()
  return { ...shown, button, answer: (isHere: boolean) => answer(isHere) }
}

test('another try that fails is said once more, and its button keeps the focus', async () => {
  const { root, button, answer } = showRead()
  await vi.waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
  await vi.waitFor(() => expect(heard(root)).toBe('Loading'))
  answer(false)
  await vi.waitFor(() => expect(heard(root)).toBe('It could not be read.'))
  expect(button.getAttribute('aria-disabled')).toBeNull()
  expect(root.activeElement).toBe(button)
})

test('where what was read takes the place of all, the focus goes to its heading', async () => {
  const { root, find, answer } = showRead()
  await settle()
  answer(true)
  await vi.waitFor(() => expect(root.activeElement).toBe(find('h1')))
})

test('whoever went on to read while it was tried stays there', async () => {
  const { root, find, answer } = showRead()
  await settle()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  answer(true)
  await vi.waitFor(() => expect(find('h1')).not.toBeNull())
  await settle(50)
  expect(root.activeElement).toBeNull()
})

test('Q109 the card has the focus of the link to sign in, which goes as the visitor comes back', async () => {
  const failed = <Failure signIn="/user-sign-in" onRetry={async () => {}} />
  const { root, find, change } = show(<Card title="Saved">{failed}</Card>)
  find('a').focus()
  await change(<Card title="Saved">It is read.</Card>)
  expect(root.activeElement).toBe(find('.card'))
  await change(<Card title="Saved">{failed}</Card>)
  find('button').focus()
  await change(<Card title="Saved">It is read.</Card>)
  expect(root.activeElement).not.toBe(find('.card'))
})

test('what failed in a tag and in its dialog is an alert in both: behind a dialog nothing is heard', async () => {
  const failed = <Failure text="Error fetching user data" onRetry={async () => {}} />
  const roleOf = (of: ReturnType<typeof show>) => of.find('.empty').getAttribute('role')
  const behind = show(failed)
  const beside = show(failed)
  const inside = show(<dialog open />)
  await inside.change(<dialog open>{failed}</dialog>)
  expect([behind, beside, inside].map(roleOf)).toEqual(['alert', null, 'alert'])
})
