import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { Button, LinkButton, MoreLink } from '../../src/ui/button'
import { Icon, pencil } from '../../src/ui/icons'
import { part, Row } from '../support/part'

export default {} satisfies Meta

const kinds = ['primary', 'secondary', 'danger', 'ghost'] as const
const sizes = ['sm', 'md', 'lg'] as const

export const Kinds: StoryObj = {
  render: () =>
    part(
      <Row>
        {kinds.map(kind => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
        <Button kind="ghost" icon aria-label="Edit">
          <Icon path={pencil} />
        </Button>
      </Row>,
    ),
}

export const Sizes: StoryObj = {
  render: () =>
    part(
      <Row>
        {sizes.map(size => (
          <Button key={size} size={size}>
            Quick Apply
          </Button>
        ))}
      </Row>,
    ),
}

/** Keeps its focus and its width, and takes no second press (R12). */
export const Saving: StoryObj = {
  render: () =>
    part(
      <Row>
        {kinds.map(kind => (
          <Button key={kind} kind={kind} saving>
            Saving...
          </Button>
        ))}
        <Button kind="ghost" icon saving aria-label="Saving">
          <Icon path={pencil} />
        </Button>
      </Row>,
    ),
}

/** `aria-disabled`, so that it keeps the focus and can be found. */
export const Disabled: StoryObj = {
  render: () =>
    part(
      <Row>
        {kinds.map(kind => (
          <Button key={kind} kind={kind} aria-disabled="true">
            {kind}
          </Button>
        ))}
      </Row>,
    ),
}

export const Block: StoryObj = {
  parameters: { column: 300 },
  render: () =>
    part(
      <Button kind="primary" size="lg" block>
        List Your Company
      </Button>,
    ),
}

export const Links: StoryObj = {
  render: () =>
    part(
      <Row>
        <LinkButton href="/ndt-companies">Explore Companies</LinkButton>
        <MoreLink href="/ndt-jobs">Explore Jobs</MoreLink>
      </Row>,
    ),
}
