/**
 * In a window that was made wider, narrower or turned, what opened a dialog or popover may be out of
 * sight: what stands before it has the focus then, at the next frame.
 */
export function stayNear(root: ShadowRoot, opener: Element): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body || !opener.isConnected) return
    const controls = [...root.querySelectorAll<HTMLElement>('a, button:enabled, input:enabled')]
    const before = controls.slice(0, controls.indexOf(opener as HTMLElement))
    before.findLast(control => control.checkVisibility())?.focus({ preventScroll: true })
  })
}
