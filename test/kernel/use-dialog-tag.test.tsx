import { expect, onTestFinished, test } from 'vitest'
import { useDialogTag } from '../../src/index'
import { settle } from '../support/time'
import { define, freshTag, place } from '../support/widget'
import '../ui/browser'

/** A card with a button that opens the dialog of another tag. */
function placeCard(dialogTag = freshTag()) {
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
    notes: () => root.querySelectorAll('.lost[role=alert]').length,
    open() {
      const button = root.querySelector('button')!
      button.focus()
      button.click()
    },
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

test('R36 of two that wait for the same chunk, the one that was pressed last opens', async () => {
  const first = placeCard()
  const second = placeCard(first.dialogTag)
  first.open()
  await expect.poll(first.dialog).not.toBeNull()
  await settle()
  second.open()
  await expect.poll(second.dialog).not.toBeNull()
  await settle()
  const shown = defineDialog(first.dialogTag)
  for (const { dialog } of [first, second]) customElements.upgrade(dialog()!)
  await settle()
  expect(shown).toEqual([second.dialog()])
})

test('R36 it opens over nobody who has gone on meanwhile, to write elsewhere', async () => {
  const { open, dialog, dialogTag } = placeCard()
  const field = document.createElement('input')
  document.body.append(field)
  open()
  await expect.poll(dialog).not.toBeNull()
  await settle()
  field.focus()
  const shown = defineDialog(dialogTag)
  customElements.upgrade(dialog()!)
  await settle()
  expect(shown).toEqual([])
  expect(document.activeElement).toBe(field)
  open()
  await expect.poll(() => shown).toEqual([dialog()])
})

test('R36 it opens where the button that was pressed is gone', async () => {
  const { open, dialog, dialogTag } = placeCard()
  open()
  await expect.poll(dialog).not.toBeNull()
  await settle()
  ;(document.activeElement as HTMLElement).blur()
  const shown = defineDialog(dialogTag)
  customElements.upgrade(dialog()!)
  await expect.poll(() => shown).toEqual([dialog()])
})

/** What the loader does where a tag's chunk did not come by any of its addresses. */
function failToLoad(tag: string): void {
  document.dispatchEvent(new CustomEvent('ndt-error', { detail: { tag }, bubbles: true }))
}

/** The next press takes a note away; the last one of a test shall not stay for another. */
function pressAfter(): void {
  onTestFinished(() => void dispatchEvent(new Event('pointerdown')))
}

test('R36 a press whose dialog does not come says so once, and so does the next', async () => {
  pressAfter()
  const { open, dialog, dialogTag, notes } = placeCard()
  const other = placeCard()
  failToLoad(dialogTag)
  expect(notes()).toBe(0)
  open()
  await expect.poll(dialog).not.toBeNull()
  await settle()
  failToLoad(freshTag())
  expect(notes()).toBe(0)
  failToLoad(dialogTag)
  expect([notes(), other.notes()]).toEqual([1, 0])
  dispatchEvent(new Event('pointerdown'))
  expect(notes()).toBe(0)
  open()
  await settle()
  failToLoad(dialogTag)
  expect(notes()).toBe(1)
  defineDialog(dialogTag)
  dispatchEvent(new Event('pointerdown'))
  failToLoad(dialogTag)
  expect(notes()).toBe(0)
})

test('R36 a tag whose file fails as soon as it is asked for is told at the first press', async () => {
  pressAfter()
  const { open, notes, dialogTag, dialog } = placeCard()
  open()
  // as in a page that a bundler made, before the next frame
  for (let turn = 0; turn < 100 && !dialog(); turn++) await Promise.resolve()
  expect(dialog()).not.toBeNull()
  failToLoad(dialogTag)
  expect(notes()).toBe(1)
})
