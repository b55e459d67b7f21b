let open: HTMLDialogElement[] = []
let tell = () => {}

/**
 * Notes that a modal dialog opened, above all others, or closed. All outside of the top one is inert, and the
 * page stands still, as wide as it was beside its scroll bar (dialog.page.css).
 */
export function setModal(dialog: HTMLDialogElement, isOpen: boolean): void {
  open = open.filter(each => each !== dialog)
  if (isOpen) open.push(dialog)
  const { dataset, clientWidth } = document.documentElement
  dataset['ndtModal'] = `${innerWidth - clientWidth}`
  if (!open[0]) delete dataset['ndtModal']
  tell()
}

/** The modal dialog that the visitor is in. */
export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1)
}

/** Tells the toasts, which have to stay reachable above it, when the top dialog changes. */
export function onModals(listener: () => void): void {
  tell = listener
}
