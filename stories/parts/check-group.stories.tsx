import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState } from 'react'
import { CheckGroup } from '../../src/ui/check-group'
import { part } from '../support/part'

export default { parameters: { column: 420 } } satisfies Meta

const options = [
  { value: '1', label: 'Lease' },
  { value: '2', label: 'Purchase' },
]

function Available({ start = [], error }: { start?: string[]; error?: string }) {
  const [value, setValue] = useState(start)
  const tied = { name: 'available_for', label: 'Available for', value, options, error }
  return <CheckGroup {...tied} onChange={setValue} />
}

export const Empty: StoryObj = { render: () => part(<Available />) }

export const Chosen: StoryObj = { render: () => part(<Available start={['2']} />) }

export const Wrong: StoryObj = {
  render: () => part(<Available error="The selected available for is invalid." />),
}
