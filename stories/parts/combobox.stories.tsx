import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { useState } from 'react'
import { userEvent } from 'storybook/test'
import type { Choice } from '../../src/ui/combobox'
import { ComboboxField } from '../../src/ui/combobox'
import { inside, press } from '../support/inside'
import { part } from '../support/part'

interface Args {
  label: string
  single: boolean
  allowNew: boolean
  mandatory: boolean
  disabled: boolean
  placeholder: string
  hint: string
  error: string
  /** What there is to choose from. */
  names: string[]
  /** How many of them are chosen at first. */
  chosen: number
  state: 'here' | 'loading' | 'failed'
}

const languages = [
  ...['English', 'Igbo', 'Norwegian', 'Portuguese', 'Brazilian Portuguese', 'Español', 'Dutch'],
  ...['العربية', '日本語'],
]
const countries = ['Austria', 'Norway', 'Türkiye', 'United Kingdom', 'United States', 'Viet Nam']

const entries = (names: string[]): Choice[] => names.map((name, id) => ({ id, name }))

/** A combobox that keeps what is chosen. */
function Kept({ names, chosen, state, single, ...rest }: Args) {
  const [value, setValue] = useState<readonly Choice[]>(entries(names).slice(0, chosen))
  const [isBroken, setBroken] = useState(true)
  const hasFailed = state === 'failed' && isBroken
  return (
    <ComboboxField
      {...rest}
      name="choices"
      single={single}
      value={value}
      options={state === 'loading' || hasFailed ? undefined : entries(names)}
      onRetry={hasFailed ? () => setBroken(false) : undefined}
      onChange={setValue}
    />
  )
}

const args: Args = {
  label: 'Languages',
  single: false,
  allowNew: false,
  mandatory: false,
  disabled: false,
  placeholder: '',
  hint: '',
  error: '',
  names: languages,
  chosen: 2,
  state: 'here',
}

type Story = StoryObj<Args>

export default {
  parameters: { column: 420, docs: { story: { height: '300px' } } },
  args,
  argTypes: { state: { control: 'inline-radio', options: ['here', 'loading', 'failed'] } },
  // another start of the controls is another field
  render: args =>
    part(<Kept key={JSON.stringify([args.single, args.chosen, args.names])} {...args} />),
} satisfies Meta<Args>

/** Opens the list, and types; a pause between letters as people make it. */
const type =
  (text = ''): Story['play'] =>
  async ({ canvasElement, args }) => {
    const name = new RegExp(args.label)
    await press(canvasElement, 'combobox', name)
    const field = await inside(canvasElement).findByRole('combobox', { name, expanded: true })
    if (text) await userEvent.type(field, text, { delay: 5 })
  }

const leave: Story['play'] = async context => {
  await type('Klingon')?.(context)
  await userEvent.tab()
}

export const Empty: Story = { args: { chosen: 0, placeholder: 'Choose languages' } }

export const Chosen: Story = { args: { chosen: 4 } }

export const Open: Story = { play: type() }

export const Found: Story = { args: { allowNew: true }, play: type('Port') }

export const NoMatch: Story = { play: type('Klingon') }

/** An entry of the visitor's own; of digits alone it would be taken for an id. */
export const DigitsOnly: Story = { args: { allowNew: true }, play: type('2024') }

/** The visitor went on; what was typed stays. */
export const NotListed: Story = { play: leave }

/** The visitor went on, and what was typed has become an entry. */
export const OwnEntry: Story = { args: { allowNew: true }, play: leave }

export const Loading: Story = { args: { state: 'loading' }, play: type() }

export const Failed: Story = { args: { state: 'failed' }, play: type() }

export const Wrong: Story = { args: { error: 'The languages field is required.', chosen: 0 } }

export const Disabled: Story = { args: { disabled: true } }

export const ManyOptions: Story = {
  args: {
    label: 'Locations',
    names: Array.from({ length: 340 }, (_, index) => `Site ${index + 1}`),
    chosen: 14,
  },
  play: type(),
}

export const LongNames: Story = {
  args: {
    label: 'Professions',
    names: [
      'Qualification of procedures for the examination of dissimilar metal welds in reactor coolant piping',
      'Unterwasserschweißnahtprüfungsverfahrensentwicklungsingenieurin',
    ],
  },
  play: type(),
}

const one: Partial<Args> = { label: 'Country', single: true, names: countries, chosen: 1 }

export const Single: Story = { args: one }

export const SingleEmpty: Story = { args: { ...one, chosen: 0, placeholder: 'Choose a country' } }

export const SingleOpen: Story = { args: one, play: type() }

export const SingleDisabled: Story = { args: { ...one, disabled: true } }
