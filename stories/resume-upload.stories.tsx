import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { uploadResume } from '../src/contract'
import { drawing, resume } from './fixtures/files'
import { user } from './fixtures/profile'
import { answer, calls, fail, hang } from './support/calls'
import { choose, inside } from './support/inside'
import { page } from './support/page'

/** A portal's own address for resumes; the description has none (R73, Q37). */
const URL = '/portal/resume'
const upload = { ...uploadResume, path: URL }
const reported = { expectedErrors: ['<ndt-resume-upload> save:'] }

const chosen: NonNullable<StoryObj['play']> = ({ canvasElement }) =>
  choose(canvasElement, 'Upload: Resume', resume)

export default {
  component: 'ndt-resume-upload',
  parameters: { column: 560 },
  beforeEach: [page({ user }), calls(answer(upload, {}))],
} satisfies Meta

/** R64: Nothing yet. */
export const None: StoryObj = {}

/** R65: The portal has one. */
export const Stored: StoryObj = { args: { value: '/files/okafor-resume.pdf' } }

/** R65: Chosen, and part of what the page's form sends. */
export const Chosen: StoryObj = { play: chosen }

export const WrongFile: StoryObj = {
  play: ({ canvasElement }) => choose(canvasElement, 'Upload: Resume', drawing),
}

export const Uploading: StoryObj = {
  args: { 'upload-url': URL },
  beforeEach: calls(hang(upload)),
  async play(context) {
    await chosen(context)
    await inside(context.canvasElement).findByText('46%')
  },
}

/** Looks as Chosen does: the portal has the file by now, and the page's form does not send it. */
export const Uploaded: StoryObj = { args: { 'upload-url': URL }, play: chosen }

/** What the portal says of it, and another try. */
export const Refused: StoryObj = {
  args: { 'upload-url': URL },
  beforeEach: calls(
    fail(upload, 422, { errors: { resume: ['The resume must not be greater than 5MB.'] } }),
  ),
  parameters: reported,
  async play(context) {
    await chosen(context)
    await inside(context.canvasElement).findByRole('button', { name: 'Retry' })
  },
}

export const UploadFailed: StoryObj = { ...Refused, beforeEach: calls(fail(upload, 500)) }

/** Its file is a field of the form around it; Reset takes it back. */
export const InAForm: StoryObj = {
  render: () => `
    <form method="post" enctype="multipart/form-data">
      <p><label>Name <input name="name" value="Amara"></label></p>
      <ndt-resume-upload name="cv" value="/files/okafor-resume.pdf"></ndt-resume-upload>
      <p><button>Send</button> <button type="reset">Reset</button></p>
    </form>`,
}

/** As an input is: by its own attribute, or by a fieldset around. */
export const Disabled: StoryObj = {
  render: () => `<ndt-resume-upload disabled value="/files/okafor-resume.pdf"></ndt-resume-upload>`,
}

export const Narrow: StoryObj = { parameters: { column: 300 }, args: Stored.args! }

export const RightToLeft: StoryObj = { globals: { dir: 'rtl' }, args: Stored.args! }
