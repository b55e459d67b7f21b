import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { getProfile, updateProfileImage } from '../src/contract'
import { drawing, largePhoto } from './fixtures/files'
import { brokenPicture } from './fixtures/pictures'
import { emptyProfile, profile, user } from './fixtures/profile'
import { within } from 'storybook/test'
import { answer, calls, fail, hang } from './support/calls'
import { choose, inside, press } from './support/inside'
import { page } from './support/page'

/** Milliseconds that a slow machine may take. */
const patience = { timeout: 5000 }
const reported = { expectedErrors: ['<ndt-avatar-editor> save:'] }
const noted = page({ user, config: { failureNotes: true } })

/** Switches to the crop mode, and waits for the picture. */
const crop: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  await press(canvasElement, 'button', 'Edit')
  await inside(canvasElement).findByRole('group', {}, patience)
}

const save: NonNullable<StoryObj['play']> = async context => {
  await crop(context)
  await press(context.canvasElement, 'button', 'Save Photo')
}

/** Presses Delete, and Delete once more in the question. */
const remove: NonNullable<StoryObj['play']> = async ({ canvasElement }) => {
  await press(canvasElement, 'button', 'Delete')
  const question = await inside(canvasElement).findByRole(
    'dialog',
    { name: 'Delete profile photo' },
    patience,
  )
  within(question).getByRole('button', { name: 'Delete' }).click()
}

export default {
  component: 'ndt-avatar-editor',
  args: { open: true },
  parameters: { docs: { story: { height: '560px' } } },
  beforeEach: [
    page({ user }),
    calls(answer(getProfile, profile), answer(updateProfileImage, { message: 'Saved' })),
  ],
} satisfies Meta

export const Photo: StoryObj = {}

export const NoPhoto: StoryObj = { beforeEach: calls(answer(getProfile, emptyProfile)) }

/** The page's own link opens it; without JavaScript it leads to a page of its own. */
export const WithTrigger: StoryObj = {
  render: () => `
    <ndt-avatar-editor>
      <a slot="trigger" href="/account/photo">Edit Avatar</a>
    </ndt-avatar-editor>`,
}

export const Loading: StoryObj = { beforeEach: calls(hang(getProfile)) }

/** Zoom by buttons, slider, wheel and keys; quarter turns; Escape leads back (R75-R78). */
export const CropMode: StoryObj = { play: crop }

/** Q9: Neither png nor jpeg. */
export const WrongFile: StoryObj = {
  ...NoPhoto,
  play: ({ canvasElement }) => choose(canvasElement, 'Upload', drawing),
}

/** Q8: More than 7 MB. */
export const TooLarge: StoryObj = {
  ...NoPhoto,
  play: ({ canvasElement }) => choose(canvasElement, 'Upload', largePhoto),
}

/** The stored photo cannot be read: another can be chosen. */
export const BrokenPhoto: StoryObj = {
  beforeEach: calls(
    answer(getProfile, { data: { ...profile.data, profile_image: brokenPicture } }),
  ),
  parameters: { expectedErrors: ['<ndt-avatar-editor> data:'] },
  async play({ canvasElement }) {
    await press(canvasElement, 'button', 'Edit')
    await inside(canvasElement).findByRole('alert', {}, patience)
  },
}

export const Saving: StoryObj = { beforeEach: calls(hang(updateProfileImage)), play: save }

/** Back to the view, with the new photo. */
export const Saved: StoryObj = { play: save }

/** Only logged (R82). */
export const SaveFailed: StoryObj = {
  beforeEach: calls(fail(updateProfileImage, 500)),
  parameters: reported,
  play: save,
}

/** The same, on a page that wants notes of such failures (Q7). */
export const SaveFailedWithNote: StoryObj = {
  ...SaveFailed,
  beforeEach: [noted, calls(fail(updateProfileImage, 500))],
}

/** It always says so (Q93): signing in happens in another tab, and Save works again after it. */
export const SessionEnded: StoryObj = {
  ...SaveFailed,
  beforeEach: calls(fail(updateProfileImage, 419)),
}

export const DeleteQuestion: StoryObj = {
  play: ({ canvasElement }) => press(canvasElement, 'button', 'Delete'),
}

export const Deleting: StoryObj = { beforeEach: calls(hang(updateProfileImage)), play: remove }

/** The question stays (Q36). */
export const DeleteFailed: StoryObj = {
  beforeEach: [noted, calls(fail(updateProfileImage, 500))],
  parameters: reported,
  play: remove,
}

export const Narrow: StoryObj = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: crop,
}

export const RightToLeft: StoryObj = { globals: { dir: 'rtl' }, play: crop }
