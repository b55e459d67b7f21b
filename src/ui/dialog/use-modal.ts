import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { setModal } from './modals'

/** The frame in which a dialog was closed, by its time. */
let closedAt: unknown

/** Shows a dialog over the page while it is open; at once where it takes the place of another. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    if (!open) return
    const appear = () => show(ref.current)
    appear()
    // of any tag: its own may still wait for its look, or for the page's fallback to go
    addEventListener('ndt-ready', appear, true)
    return () => removeEventListener('ndt-ready', appear, true)
  })

  useLayoutEffect(() => {
    const dialog = ref.current!
    if (!open) return
    // between what waits and its form, a key would go to the page
    if (closedAt === document.timeline.currentTime) {
      // it has come in already
      dialog.style.animation = 'none'
      show(dialog)
    }
    return () => {
      setModal(dialog, false)
      // a question above it goes first: all outside of that takes no focus
      dialog.querySelector('dialog')?.close()
      // while it is still on the page: from there, it gives the focus back
      dialog.close()
      closedAt = document.timeline.currentTime
    }
  }, [ref, open])
}

function show(dialog: HTMLDialogElement | null) {
  // a tag that has left the page may be drawn once more; in one that is not to be seen yet, nothing takes the focus
  if (!dialog?.isConnected || dialog.matches(':modal, [hidden] *')) return
  // a tag that moved took its dialog out of the top layer, as an open one
  dialog.open = false
  dialog.showModal()
  setModal(dialog, true)
}
