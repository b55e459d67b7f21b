import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { Badge } from '../../src/ui/badge'
import { Chips } from '../../src/ui/chips'
import { part, Row } from '../support/part'

export default { parameters: { column: 344 } } satisfies Meta

const options = (...names: string[]) => names.map((name, id) => ({ id, name }))

export const Filled: StoryObj = {
  render: () => part(<Chips options={options('PAUT', 'TOFD', 'Magnetic Particle', 'ISO 17640')} />),
}

export const None: StoryObj = { render: () => part(<Chips options={[]} />) }

export const LongTexts: StoryObj = {
  render: () =>
    part(
      <Chips
        options={options(
          'PAUT',
          'Advanced ultrasonic flaw sizing of dissimilar metal welds in austenitic stainless steels',
        )}
      />,
    ),
}

export const Badges: StoryObj = {
  render: () =>
    part(
      <Row>
        <Badge>Draft</Badge>
        <Badge tone="accent">Featured</Badge>
      </Row>,
    ),
}
