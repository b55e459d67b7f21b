import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { expect, fireEvent, waitFor } from 'storybook/test'
import { Cropper } from '../../src/ui/crop'
import { brokenPicture, logos, portrait } from '../fixtures/pictures'
import { inside, press } from '../support/inside'
import { part } from '../support/part'

/** Milliseconds that a slow machine may take. */
const patience = { timeout: 5000 }

/** Waits until the picture is drawn. */
const drawn: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  await inside(canvasElement).findByRole('group', {}, patience)
}

export default { parameters: { column: 460 }, play: drawn } satisfies Meta

export const Photo: StoryObj = { render: () => part(<Cropper image={portrait} />) }

export const Zoomed: StoryObj = {
  render: Photo.render!,
  async play(context) {
    await drawn(context)
    for (let step = 0; step < 8; step++) await press(context.canvasElement, 'button', 'Zoom in')
    const slider = inside(context.canvasElement).getByRole('slider')
    await waitFor(() => expect(slider).toHaveValue('1.8'))
  },
}

export const RotatedLogo: StoryObj = {
  render: () => part(<Cropper image={logos.meridian} />),
  async play(context) {
    await drawn(context)
    await press(context.canvasElement, 'button', 'Rotate 90 degrees left')
    await inside(context.canvasElement).findByText('Rotated to 270 degrees')
  },
}

export const Focused: StoryObj = {
  render: Photo.render!,
  async play(context) {
    await drawn(context)
    const area = inside(context.canvasElement).getByRole('group')
    area.focus()
    await fireEvent.keyDown(area, { key: '+' })
    await inside(context.canvasElement).findByText('1.1×', { selector: '[role=status]' })
  },
}

export const Narrow: StoryObj = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  render: Photo.render!,
}

export const RightToLeft: StoryObj = { globals: { dir: 'rtl' }, render: Photo.render! }

export const BrokenPicture: StoryObj = {
  render: () => part(<Cropper image={brokenPicture} />),
  async play({ canvasElement }) {
    await inside(canvasElement).findByRole('alert', {}, patience)
  },
}
