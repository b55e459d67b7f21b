import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { Failure } from '../../src/ui/empty'
import { heard } from '../support/inside'
import { settle } from '../support/time'
import { show } from './show'

/** A read that fails until it is told to come, and then takes the place of its failure. */
function Read({ outcomes }: { outcomes: boolean[] }) {
  const [isHere, setHere] = useState(false)
  const retry = () => settle(300).then(() => setHere(outcomes.shift()!))
  return isHere ? <h1>Products</h1> : <Failure text="It could not be read." onRetry={retry} />
}

test('another try that fails is said once more, and its button keeps the focus', async () => {
  const { root, find } = show(<Read outcomes={[false]} />)
  find<HTMLButtonElement>('button').focus()
  find<HTMLButtonElement>('button').click()
  await vi.waitFor(() => expect(find('button').getAttribute('aria-disabled')).toBe('true'))
  await vi.waitFor(() => expect(heard(root)).toBe('It could not be read.'))
  expect(find('button').getAttribute('aria-disabled')).toBeNull()
  expect(root.activeElement).toBe(find('button'))
})

test('where what was read takes the place of all, the focus goes to its heading', async () => {
  const { root, find } = show(<Read outcomes={[true]} />)
  find<HTMLButtonElement>('button').focus()
  find<HTMLButtonElement>('button').click()
  await settle(300)
  await vi.waitFor(() => expect(root.activeElement).toBe(find('h1')))
})

test('whoever went on to read while it was tried stays there', async () => {
  const { root, find } = show(<Read outcomes={[true]} />)
  find<HTMLButtonElement>('button').focus()
  find<HTMLButtonElement>('button').click()
  await settle(10)
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  await settle(400)
  expect(find('h1')).not.toBeNull()
  expect(root.activeElement).toBeNull()
})
