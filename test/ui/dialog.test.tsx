import { expect, test, vi } from 'vitest'
import { Dialog, DialogBody, DialogFoot } from '../../src/ui/dialog'
import { topModal } from '../../src/ui/dialog'
import { fire } from '../../src/events'
import { configure } from '../support/page'
import { press, show } from './show'
import { settle } from '../support/time'

interface Given {
  open?: boolean
  drawer?: boolean
  alert?: string
}

/** A page's dialog; `onClose` is what the visitor wants. */
function showDialog(given: Given = {}) {
  const onClose = vi.fn()
  const dialog = ({ open = true, ...rest }: Given) => (
    <Dialog open={open} title="Preferences" onClose={onClose} {...rest}>
      <DialogBody>
        <input aria-label="Topic" />
      </DialogBody>
      <DialogFoot>
        <button>Save</button>
      </DialogFoot>
    </Dialog>
  )
  const shown = show(dialog(given))
  return {
    ...shown,
    onClose,
    dialog: () => shown.find<HTMLDialogElement>('dialog'),
    rerender: (next: Given) => shown.change(dialog(next)),
  }
}

/** A press with the pointer: down in one place, up in another; the second of two is the `nth` click. */
function pointer(down: Element, up = down, nth = 1) {
  down.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, composed: true }))
  const common = down === up ? up : up.closest('dialog')!
  common.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail: nth }))
}

test('a dialog opens as a modal one and closes, as its owner says', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const { dialog, rerender, onClose } = showDialog({ open: false })
  expect(dialog().open).toBe(false)
  await rerender({ open: true })
  expect(dialog().open).toBe(true)
  expect(showModal).toHaveBeenCalledOnce()
  expect(topModal()).toBe(dialog())
  await rerender({ open: false })
  expect(dialog().open).toBe(false)
  expect(topModal()).toBeUndefined()
  expect(onClose).not.toHaveBeenCalled()
})

test('its title names it', () => {
  const { dialog, find } = showDialog()
  expect(dialog().getAttribute('aria-label')).toBe('Preferences')
  expect(find('h2').textContent).toBe('Preferences')
})

test('R37 Q6 an alert has no title in view, is named by it all the same, and described by its question', () => {
  const { dialog, find } = showDialog({ alert: 'question' })
  expect(dialog().getAttribute('aria-describedby')).toBe('question')
  expect(find('h2')).toBeNull()
  expect(dialog().getAttribute('role')).toBe('alertdialog')
  expect(dialog().getAttribute('aria-label')).toBe('Preferences')
})

test('its button asks to close it', () => {
  const { find, onClose } = showDialog()
  find('button[aria-label=Close]').click()
  expect(onClose).toHaveBeenCalledOnce()
})

test('its button takes the page’s word for it', () => {
  configure({ texts: { parts: { close: 'Schließen' } } })
  expect(showDialog().find('.dialog__head button').getAttribute('aria-label')).toBe('Schließen')
})

test('Escape asks to close it, once, and goes no further', () => {
  const { root, find, onClose } = showDialog()
  find('input').focus()
  expect(press(root, 'Escape').defaultPrevented).toBe(true)
  expect(onClose).toHaveBeenCalledOnce()
})

test('an Escape that ends a composition leaves it open', () => {
  const { root, find, onClose } = showDialog()
  find('input').focus()
  press(root, 'Escape', { keyCode: 229 })
  expect(onClose).not.toHaveBeenCalled()
})

test('any other key is the form’s', () => {
  const { root, find, onClose } = showDialog()
  find('input').focus()
  expect(press(root, 'Enter').defaultPrevented).toBe(false)
  expect(onClose).not.toHaveBeenCalled()
})

test('a phone’s own way to close it asks as well, and leaves it to the owner', () => {
  const { dialog, onClose } = showDialog()
  const cancel = new Event('cancel', { cancelable: true })
  dialog().dispatchEvent(cancel)
  expect(onClose).toHaveBeenCalledOnce()
  expect(cancel.defaultPrevented).toBe(true)
})

test('a press beside it asks to close it', () => {
  const { dialog, onClose } = showDialog()
  pointer(dialog())
  expect(onClose).toHaveBeenCalledOnce()
})

test('the second of a double click does not, where a button that moved has left it the place', () => {
  const { dialog, onClose } = showDialog()
  pointer(dialog(), dialog(), 2)
  expect(onClose).not.toHaveBeenCalled()
})

test('a press inside does not, nor one that starts inside and ends beside it', () => {
  const { dialog, find, onClose } = showDialog()
  pointer(find('input'))
  pointer(find('input'), dialog())
  expect(onClose).not.toHaveBeenCalled()
})

test('the page stands still behind the last of its dialogs, and keeps its scroll bar’s room', async () => {
  const { documentElement: page } = document
  for (const bar of [15, 0]) {
    vi.spyOn(page, 'clientWidth', 'get').mockReturnValue(innerWidth - bar)
    const { rerender } = showDialog()
    await settle()
    expect(page.dataset['ndtModal']).toBe(`${bar}`)
    await rerender({ open: false })
    expect('ndtModal' in page.dataset).toBe(false)
  }
})

test('a dialog that leaves with its tag leaves no modal behind', async () => {
  const { change } = showDialog()
  await settle()
  expect(topModal()).toBeDefined()
  await change(null)
  expect(topModal()).toBeUndefined()
})

test('one that is open before its tag is to be seen waits for that: nothing inside could take the focus', async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const shown = show(
    <div hidden>
      <Dialog open title="Preferences" onClose={vi.fn()}>
        <input />
      </Dialog>
    </div>,
  )
  await settle()
  expect([showModal.mock.calls.length, topModal()]).toEqual([0, undefined])
  shown.find('[hidden]').hidden = false
  fire(document.body, 'ndt-ready', { tag: 'ndt-sheet' })
  expect([showModal.mock.calls.length, topModal()]).toEqual([1, shown.find('dialog')])
  fire(document.body, 'ndt-ready', { tag: 'ndt-other' })
  expect(showModal).toHaveBeenCalledOnce()
})

test('R26 a drawer is a dialog with another look', async () => {
  const { dialog } = showDialog({ drawer: true })
  await settle()
  expect(dialog().open).toBe(true)
  expect(dialog().className).toContain('dialog--drawer')
})
