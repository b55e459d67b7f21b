let open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/**
 * Notes that a modal dialog opened, above all others, or closed. All outside of the top one is inert, and a
 * page that scrolls stands still, as wide as it was (dialog.page.css).
 */
export function setModal(dialog: HTMLDialogElement, isOpen: boolean): void {
  open = open.filter(each => each !== dialog)
  if (isOpen) open.push(dialog)
  const page = document.documentElement
  page.toggleAttribute('data-ndt-modal', !!open[0] && page.scrollHeight > innerHeight)
  for (const listener of listeners) listener()
}

/** The modal dialog that the visitor is in. */
export function topModal(): HTMLDialogElement | undefined {
  return open.at(-1)
}

/** Tells when the top dialog changes, for what has to stay reachable above it. */
export function onModals(listener: () => void): void {
  listeners.add(listener)
}
