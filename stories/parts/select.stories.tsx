import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState } from 'react'
import { Select } from '../../src/ui/select'
import { part } from '../support/part'

export default {} satisfies Meta

const options = [
  { value: 'jobs', label: 'Jobs' },
  { value: 'courses', label: 'Courses' },
] as const

function Kinds() {
  const [kind, setKind] = useState<'jobs' | 'courses'>('jobs')
  return <Select label="Show" value={kind} options={options} onChange={setKind} />
}

export const Choice: StoryObj = { render: () => part(<Kinds />) }
