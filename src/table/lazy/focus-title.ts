/** Gives the focus of what went to the list's title, which stays. */
export function focusTitle(root: ShadowRoot): void {
  root.querySelector<HTMLElement>('.page-head__title')?.focus({ preventScroll: true })
}
