import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState } from 'react'
import { Slider } from '../../src/ui/slider'
import { part } from '../support/part'

export default {} satisfies Meta

/** A slider that keeps its value. */
function Zoom({ start }: { start: number }) {
  const [value, setValue] = useState(start)
  return (
    <Slider
      label="Zoom"
      min={1}
      max={3}
      step={0.1}
      value={value}
      valueText={`${value.toFixed(1)}×`}
      onChange={setValue}
    />
  )
}

export const AtStart: StoryObj = { render: () => part(<Zoom start={1} />) }

export const Between: StoryObj = { render: () => part(<Zoom start={1.8} />) }

export const AtEnd: StoryObj = { render: () => part(<Zoom start={3} />) }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  render: () => part(<Zoom start={1.8} />),
}
