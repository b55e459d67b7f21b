import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { DateField } from '../../src/ui/date-picker'
import { inside, open } from '../support/inside'
import { part } from '../support/part'

interface Args {
  label: string
  /** `YYYY-MM-DD`, or a text that is no date. */
  value: string
  min: string
  max: string
  locale: string
  mandatory: boolean
  hint: string
  error: string
}

/** A field that keeps its day. */
function Kept({ value: start, min, max, ...rest }: Args) {
  const [value, setValue] = useState(start)
  return (
    <DateField
      {...rest}
      name="dob"
      min={min || undefined}
      max={max || undefined}
      value={value}
      onChange={setValue}
    />
  )
}

const args: Args = {
  label: 'Date of birth',
  value: '1991-03-14',
  min: '',
  max: '2026-11-21',
  locale: 'en',
  mandatory: false,
  hint: '',
  error: '',
}

type Story = StoryObj<Args>

export default {
  parameters: { column: 320, docs: { story: { height: '420px' } } },
  args,
  // another start of the controls is another field
  render: args => part(<Kept key={args.value} {...args} />),
} satisfies Meta<Args>

const openIt: Story['play'] = ({ canvasElement }) => open(canvasElement, 'dialog', /^Choose a date/)

const leaveWith =
  (text: string): Story['play'] =>
  async ({ canvasElement }) => {
    const field = await inside(canvasElement).findByRole('textbox')
    await userEvent.type(field, text)
    await userEvent.tab()
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  }

export const Empty: Story = { args: { value: '' } }

export const Chosen: Story = {}

export const Open: Story = { play: openIt }

/** No later day than the last can be chosen, nor month turned to. */
export const OpenAtTheLast: Story = { args: { value: '2026-11-20' }, play: openIt }

export const OpenInAnotherLanguage: Story = { args: { locale: 'nb' }, play: openIt }

export const NoDate: Story = { args: { value: '' }, play: leaveWith('14-03') }

export const NoSuchDate: Story = { args: { value: '' }, play: leaveWith('31-02-1991') }

export const TooLate: Story = { args: { value: '' }, play: leaveWith('01-01-2030') }

export const Wrong: Story = { args: { error: 'The dob must be a date before tomorrow.' } }
