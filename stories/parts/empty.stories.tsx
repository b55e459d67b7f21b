import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { LinkButton } from '../../src/ui/button'
import { Empty, Failure } from '../../src/ui/empty'
import { part } from '../support/part'

export default { parameters: { column: 540 } } satisfies Meta

export const Nothing: StoryObj = {
  render: () =>
    part(
      <Empty text="It seems you haven't visited any company yet.">
        <LinkButton href="/ndt-companies">Explore Companies</LinkButton>
      </Empty>,
    ),
}

export const WithLink: StoryObj = {
  render: () =>
    part(
      <Empty text="No Applied Jobs found">
        <a className="link" href="/ndt-jobs">
          Click here to start exploring!
        </a>
      </Empty>,
    ),
}

export const Failed: StoryObj = {
  render: () =>
    part(
      <Failure
        text="Error fetching user data. Please try again later."
        onRetry={() => Promise.resolve()}
      />,
    ),
}
