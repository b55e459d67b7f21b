import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState } from 'react'
import { RichText } from '../../src/ui/rich-text'
import { logos } from '../fixtures/pictures'
import { inside, press } from '../support/inside'
import { part } from '../support/part'

/** Milliseconds that a slow machine may take. */
const patience = { timeout: 5000 }

const stored =
  '<h2>Laboratories</h2><p>Meridian qualifies procedures to <strong>ISO 15614</strong>, and <em>inspects</em> to <a href="https://iso.example">ISO 17635</a>.</p><ul><li>Automated ultrasonic inspection</li><li>Digital radiography</li></ul><ol><li>Scan</li><li>Report</li></ol><blockquote>Signals, not noise.</blockquote><p class="ql-align-center">Aberdeen</p>'

interface ShownProps {
  start?: string
  error?: string
}

function Shown({ start = stored, error }: ShownProps) {
  const [value, setValue] = useState(start)
  const upload = () => Promise.resolve(logos.meridian)
  return (
    <RichText
      name="about"
      label="Long Description"
      {...{ value, error, upload }}
      onChange={setValue}
    />
  )
}

/** Waits until the editor is here. */
const loaded: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  await inside(canvasElement).findByRole('textbox', { name: 'Long Description' }, patience)
}

export default { parameters: { column: 640 }, play: loaded } satisfies Meta

export const Filled: StoryObj = { render: () => part(<Shown />) }

export const Empty: StoryObj = { render: () => part(<Shown start="" />) }

export const Wrong: StoryObj = { render: () => part(<Shown error="Too long." />) }

export const Narrow: StoryObj = { render: Filled.render!, parameters: { column: 320 } }

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  render: () => part(<Shown start="<p>نفحص وفق المعيار ISO 17635.</p><ul><li>لحام</li></ul>" />),
}

export const Linking: StoryObj = {
  render: Filled.render!,
  async play(context) {
    await loaded(context)
    await press(context.canvasElement, 'button', 'Link')
  },
}
