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

/** What no button makes, beside lists of both kinds. */
const everything =
  '<h2>Range</h2><table><caption>Probes</caption><thead><tr><th scope="col">Part</th><th scope="col">Range</th></tr></thead><tbody><tr><td>UT-10</td><td>500&nbsp;mm</td></tr><tr><td>UT-20</td><td>1000&nbsp;mm</td></tr></tbody></table>' +
  '<p>Set <code>gain 12</code>, <del>not</del> <mark>only</mark> by <abbr title="Time corrected gain">TCG</abbr>.</p>' +
  '<ul><li>Scan</li><li>Report</li></ul><ol><li>First</li><li>Second</li></ol><hr>' +
  '<pre>probe 10\n  gain 12</pre><dl><dt>UT</dt><dd>Ultrasonic testing</dd></dl>' +
  '<details><summary>More</summary><p>Signals, not noise.</p></details>' +
  '<blockquote><p>One.</p><p>Two.</p></blockquote>'

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

export const Everything: StoryObj = { render: () => part(<Shown start={everything} />) }

export const EverythingNarrow: StoryObj = {
  render: Everything.render!,
  parameters: { column: 320 },
}

export const Unsafe: StoryObj = {
  render: () =>
    part(<Shown start={`${stored}<p onclick="x()">Call us.</p><iframe src="/x"></iframe>`} />),
}

export const Linking: StoryObj = {
  render: Filled.render!,
  async play(context) {
    await loaded(context)
    await press(context.canvasElement, 'button', 'Link')
  },
}
