import { expect, test } from 'vitest'
import { useDialogTag } from '../../src/index'
import { define, freshTag, place } from '../support/widget'

/** A card with a button that opens the dialog of another tag. */
function placeCard() {
  const dialogTag = freshTag()
  const card = place(
    define({
      component() {
        const { open, dialog } = useDialogTag(dialogTag)
        return (
          <>
            <button onClick={() => open({ 'job-id': 7 })}>Apply</button>
            {dialog}
          </>
        )
      },
    }),
  )
  const root = card.shadowRoot!
  return {
    open: () => root.querySelector('button')!.click(),
    dialog: () => root.querySelector(dialogTag),
    dialogTag,
  }
}

/** Registers a dialog that counts how often it was shown. */
function defineDialog(tag: string) {
  const shown: Element[] = []
  customElements.define(
    tag,
    class extends HTMLElement {
      show() {
        shown.push(this)
      }
    },
  )
  return shown
}

test('the dialog’s tag stands beside its button from the first opening on, with its attributes', async () => {
  const { open, dialog } = placeCard()
  expect(dialog()).toBeNull()
  open()
  await expect.poll(() => dialog()?.getAttribute('job-id')).toBe('7')
})

test('the dialog opens as soon as its chunk is here', async () => {
  const { open, dialog, dialogTag } = placeCard()
  open()
  await expect.poll(dialog).not.toBeNull()
  const shown = defineDialog(dialogTag)
  customElements.upgrade(dialog()!)
  await expect.poll(() => shown).toEqual([dialog()])
})

test('each press opens it again, and it stays the same element', async () => {
  const { open, dialog, dialogTag } = placeCard()
  const shown = defineDialog(dialogTag)
  open()
  await expect.poll(() => shown.length).toBe(1)
  const first = dialog()
  open()
  await expect.poll(() => shown.length).toBe(2)
  expect(shown).toEqual([first, first])
})

test('where its chunk did not come, a press has a new element for the loader, which asks again', async () => {
  const { open, dialog, dialogTag } = placeCard()
  open()
  await expect.poll(dialog).not.toBeNull()
  const lost = dialog()
  open()
  await expect.poll(dialog).not.toBe(lost)
  const shown = defineDialog(dialogTag)
  customElements.upgrade(dialog()!)
  await expect.poll(() => new Set(shown)).toEqual(new Set([dialog()]))
})
