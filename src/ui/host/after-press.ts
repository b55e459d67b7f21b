/** Does something once no part of a tag is pressed: what moves away under the pointer loses its click. */
export function afterPress(root: ShadowRoot, run: () => void): void {
  // not at once: Firefox moves the focus before it knows what is pressed
  requestAnimationFrame(() => (root.querySelector(':active') ? afterPress(root, run) : run()))
}
