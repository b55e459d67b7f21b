const open: HTMLDialogElement[] = []
const listeners = new Set<() => void>()

/** Notes that a modal dialog opened; all outside of it is inert from now on. */
export function enterModal(dialog: HTMLDialogElement): void {
  open.push(dialog)
  for (const listener of listeners) listener()
}

/** Notes that a modal dialog closed. */
export function leaveModal(dialog: HTMLDialogElement): void {
  const at = open.indexOf(dialog)
  if (at < 0) return
  open.splice(at, 1)
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
