import { onTestFinished } from 'vitest'
import { clearDrafts } from '../../src/form/clear-drafts'
import { place, type Placed } from '../support/widget'
import { settle } from '../support/time'
import { control, find, nameOf, press, textOf } from '../support/inside'

const MAIN = '.dialog__foot > .btn:last-child'

/** Puts a dialog's tag on the page, open unless it is said. */
export async function placeDialog(
  tag: string,
  attributes: Record<string, string> = { open: '' },
  ...inside: (Node | string)[]
): Promise<Placed> {
  const element = place(tag, attributes, ...inside)
  onTestFinished(clearDrafts)
  await settle()
  return element
}

/** What a dialog shows to its visitor, and what can be done in it. */
export function lookInto(element: Element & { open?: unknown }) {
  const field = (name: string) => find<HTMLInputElement>(element, `[name="${name}"]`)!
  const all = (selector: string) => [...element.shadowRoot!.querySelectorAll<HTMLElement>(selector)]
  return {
    field,
    dialogs: () => all('dialog'),
    isOpen: () => !!element.open && !!find<HTMLDialogElement>(element, 'dialog')?.open,
    /** Types into a field. */
    async type(name: string, text: string) {
      field(name).value = text
      field(name).dispatchEvent(new Event('input', { bubbles: true }))
      await settle()
    },
    press: (name: string) => press(element, name),
    /** Presses the main button. */
    async confirm() {
      const button = find(element, MAIN)!
      button.focus()
      button.click()
      await settle()
    },
    /** The main button: its label, whether it takes a press, whether it turns. */
    main() {
      const button = find(element, MAIN)!
      return {
        label: textOf(button),
        isDisabled: button.getAttribute('aria-disabled') === 'true',
        isTurning: button.classList.contains('is-saving'),
      }
    },
    /** Field -> the message that stands under it and is tied to it. */
    messages: () =>
      Object.fromEntries(
        all('[aria-invalid=true]').map(input => {
          const ids = (input.getAttribute('aria-describedby') ?? '').split(' ')
          const id = ids.find(id => id.endsWith('-error'))
          return [input.getAttribute('name'), textOf(find(element, `#${id}`)!)]
        }),
      ),
    /** The notes in the form. */
    notes: () => all('[role=status], .notice:not([role=status])').map(textOf),
    /** What has the focus: its name. */
    focused() {
      const active = element.shadowRoot!.activeElement
      return active && (active.getAttribute('name') ?? nameOf(active))
    },
    control: (name: string) => control(element, name),
  }
}
