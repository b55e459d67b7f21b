import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { done } from '../../src/ui/icons'
import { Notice } from '../../src/ui/notice'
import { part } from '../support/part'

export default { parameters: { column: 540 } } satisfies Meta

export const Danger: StoryObj = {
  render: () => part(<Notice tone="danger">The bookmark could not be changed.</Notice>),
}

export const Success: StoryObj = {
  render: () =>
    part(
      <Notice tone="success" icon={done}>
        Your Preferences Saved
      </Notice>,
    ),
}

export const Warning: StoryObj = {
  render: () =>
    part(<Notice tone="warning">Your session has ended. Sign in again to go on.</Notice>),
}
