import { useState } from 'react'
import { expect, test } from 'vitest'
import { FileButton } from '../../src/ui/file-button'
import { show } from './show'
import { settle } from '../support/time'

function Upload() {
  const [fault, setFault] = useState<string>()
  return (
    <>
      {fault && <p role="alert">{fault}</p>}
      <FileButton
        label="Upload"
        accept={['png']}
        maxMegabytes={5}
        onFile={() => {}}
        onFault={setFault}
      />
    </>
  )
}

test('what was wrong with a file goes as another is asked for, so that the same is said anew', async () => {
  const { find } = show(<Upload />)
  await settle()
  const input = find<HTMLInputElement>('input')
  const file = new File(['x'], 'weld.gif', { type: 'image/gif' })
  Object.defineProperty(input, 'files', { value: [file], configurable: true })
  const choose = async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }))
    await settle()
  }
  await choose()
  const first = find('[role=alert]')
  input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  await settle()
  expect(find('[role=alert]')).toBeNull()
  await choose()
  expect(find('[role=alert]').textContent).toBe(first.textContent)
  expect(find('[role=alert]')).not.toBe(first)
})
