import { useState } from 'react'
import { expect, test } from 'vitest'
import { CheckGroup } from '../../src/ui/check-group'
import { settle } from '../support/time'
import { show } from './show'

function Offers() {
  const [value, setValue] = useState<string[]>([])
  const options = ['Lease', 'Purchase'].map(label => ({ value: label, label }))
  return (
    <CheckGroup
      name="available_for"
      label="Available for"
      {...{ value, options }}
      onChange={setValue}
    />
  )
}

test('a press on a word ticks its box, and one on the caption none', async () => {
  const { find, findAll } = show(<Offers />)
  const ticked = () => findAll<HTMLInputElement>('input:checked').map(({ value }) => value)
  find<HTMLElement>('.field__label').click()
  await settle()
  expect(ticked()).toEqual([])
  findAll<HTMLElement>('.checks__one')[1]!.click()
  await settle()
  expect(ticked()).toEqual(['Purchase'])
})
