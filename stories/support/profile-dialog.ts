import type { StoryObj } from '@storybook/web-components-vite'
import { getProfile } from '../../src/contract'
import type { Call } from '../../src/contract/call'
import { arabicProfile, emptyProfile, longProfile } from '../fixtures/profile'
import { lookupsFailed, lookupsLoading } from '../fixtures/profile-forms'
import { answer, calls, fail, hang } from './calls'
import { inside, press, search } from './inside'

type Play = (canvas: HTMLElement) => Promise<void>

/** What tells one dialog of the profile from the others. */
interface ProfileDialog {
  tag: string
  /** The call that saves it. */
  update: Call
  /** A field with a list, and what is typed into it. */
  list: [label: string, text: string]
  /** Changes something. */
  change: Play
}

/** The states that all dialogs with a part of the profile have. */
export function profileDialogStates({ tag, update, list, change }: ProfileDialog) {
  const unread = { expectedErrors: [`<${tag}> data:`] }
  const unsaved = { expectedErrors: [`<${tag}> save:`] }
  const searched = ({ canvasElement }: { canvasElement: HTMLElement }) =>
    search(canvasElement, ...list)
  async function saved({ canvasElement }: { canvasElement: HTMLElement }) {
    await change(canvasElement)
    await press(canvasElement, 'button', 'Save')
  }
  /** A save that fails, with messages of fields or without. */
  const failing = (status: number, errors?: Record<string, string[]>) => ({
    beforeEach: calls(fail(update, status, errors && { errors })),
    parameters: unsaved,
    play: saved,
  })
  const states = {
    EmptyProfile: { beforeEach: calls(answer(getProfile, emptyProfile)) },
    LongTexts: { beforeEach: calls(answer(getProfile, longProfile)) },
    Loading: { beforeEach: calls(hang(getProfile)) },
    ProfileFailed: { beforeEach: calls(fail(getProfile, 403)), parameters: unread },
    ListsLoading: { beforeEach: calls(...lookupsLoading), play: searched },
    ListsFailed: { beforeEach: calls(...lookupsFailed), parameters: unread, play: searched },
    NewEntry: { play: searched },
    Saving: { beforeEach: calls(hang(update)), play: saved },
    Saved: { play: saved },
    Failed: failing(500),
    SessionEnded: failing(419),
    Unsaved: {
      async play({ canvasElement }) {
        await change(canvasElement)
        await press(canvasElement, 'button', 'Cancel')
        await inside(canvasElement).findByText('Discard changes?')
      },
    },
    Narrow: { globals: { viewport: { value: 'phone', isRotated: false } } },
    RightToLeft: {
      globals: { dir: 'rtl' },
      beforeEach: calls(answer(getProfile, arabicProfile)),
    },
  } satisfies Record<string, StoryObj>
  return { ...states, unsaved, failing }
}
