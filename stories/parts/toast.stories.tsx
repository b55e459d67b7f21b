import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { Button } from '../../src/ui/button'
import { toast, type Toast } from '../../src/ui/toast'
import { press } from '../support/inside'
import { part } from '../support/part'

export default {
  parameters: { docs: { story: { height: '260px' } } },
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Show'),
} satisfies Meta

const show = (options: Partial<Toast>) => {
  const shown = { message: 'Bookmark removed.', duration: 6000, ...options }
  return part(<Button onClick={() => void toast(shown)}>Show</Button>)
}

export const Success: StoryObj = { render: () => show({}) }

export const Danger: StoryObj = {
  render: () => show({ tone: 'danger', message: 'Error, Please try again later' }),
}

/** It waits while the pointer or the focus is in it, so that Undo can be reached. */
export const WithAction: StoryObj = {
  render: () => show({ action: { label: 'Undo', run() {} } }),
}

export const LongText: StoryObj = {
  render: () =>
    show({
      message: 'The bookmark could not be changed, as the job is no longer offered. '.repeat(2),
    }),
}
