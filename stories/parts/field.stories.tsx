import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState, type ReactNode } from 'react'
import { lock, plus } from '../../src/ui/icons'
import { PasswordField } from '../../src/ui/password-field'
import { SelectField } from '../../src/ui/select-field'
import { TextArea, TextField } from '../../src/ui/field'
import { press } from '../support/inside'
import { part } from '../support/part'

export default { parameters: { column: 420 } } satisfies Meta

interface Live {
  value: string
  onChange: (value: string) => void
}

/** A field that keeps what is typed into it. */
function Kept({ start = '', draw }: { start?: string; draw: (live: Live) => ReactNode }) {
  const [value, onChange] = useState(start)
  return draw({ value, onChange })
}

const keep = (draw: (live: Live) => ReactNode, start?: string) =>
  part(<Kept start={start} draw={draw} />)

const genders = ['male', 'female', 'others', 'prefer not to say'].map((label, index) => ({
  value: String(index + 1),
  label,
}))

export const Mandatory: StoryObj = {
  render: () => keep(live => <TextField {...live} name="city" label="City" mandatory />),
}

export const Optional: StoryObj = {
  render: () => keep(live => <TextField {...live} name="city" label="City" />, 'Aberdeen'),
}

export const Hint: StoryObj = {
  render: () =>
    keep(live => (
      <TextField {...live} name="url" label="LinkedIn URL" hint="Where colleagues find you." />
    )),
}

/** The first message of the server; a screen reader says it with the field. */
export const Wrong: StoryObj = {
  render: () =>
    keep(
      live => (
        <TextField
          {...live}
          name="twitter_url"
          label="Twitter URL"
          icon={plus}
          error="The twitter url must be a valid URL."
        />
      ),
      'amara_ndt',
    ),
}

export const ReadOnly: StoryObj = {
  render: () =>
    part(
      <TextField
        name="email"
        label="Email"
        mandatory
        readOnly
        endIcon={lock}
        value="amara.okafor@calderfield.example"
      />,
    ),
}

/** Counted as it is typed (R43). */
export const Counted: StoryObj = {
  render: () =>
    keep(
      live => <TextArea {...live} name="about_me" label="About me" max={500} />,
      'Phased array and TOFD technician, PCN Level II.',
    ),
}

/** Nothing typed is lost: what is too much is counted in red. */
export const TooLong: StoryObj = {
  render: () =>
    keep(
      live => <TextArea {...live} name="about_me" label="About me" max={40} />,
      'Phased array and TOFD technician, PCN Level II.',
    ),
}

export const Choice: StoryObj = {
  render: () =>
    keep(live => <SelectField {...live} name="gender" label="Gender" options={genders} />, '2'),
}

export const ChoiceWrong: StoryObj = {
  render: () =>
    keep(live => (
      <SelectField
        {...live}
        name="gender"
        label="Gender"
        mandatory
        options={genders}
        error="The gender field is required."
      />
    )),
}

const password = () =>
  keep(
    live => (
      <PasswordField
        {...live}
        name="password"
        label="Password"
        mandatory
        masked={false}
        autoComplete="current-password"
      />
    ),
    'Inspect-2026',
  )

export const Password: StoryObj = { render: password }

export const PasswordShown: StoryObj = {
  render: password,
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Show Password'),
}

export const LongTexts: StoryObj = {
  parameters: { column: 280 },
  render: () =>
    keep(
      live => (
        <TextField
          {...live}
          name="procedure"
          label="Qualification of procedures for the examination of dissimilar metal welds"
          hint="As the certificate names it, with the edition of the standard that it refers to."
          error="The qualification of procedures for the examination of dissimilar metal welds field is required."
        />
      ),
      'The examined volume is the weld and 10 mm of base metal on either side.',
    ),
}

export const RightToLeft: StoryObj = {
  globals: { dir: 'rtl' },
  render: () =>
    keep(
      live => (
        <TextField {...live} name="city" label="المدينة" icon={plus} error="هذا الحقل مطلوب." />
      ),
      'أبو ظبي',
    ),
}
