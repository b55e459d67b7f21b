import { textOf } from './inside'

/** The toasts in view, oldest first; one that is on its way out is gone, as animations do not end here. */
export function toasts(): HTMLElement[] {
  const cards = toastHost()?.shadowRoot!.querySelectorAll<HTMLElement>('.notyf__toast') ?? []
  return [...cards].filter(card => !card.className.includes('disappear'))
}

/** Where the toasts are, on the page or in an open dialog; nowhere before the first. */
export function toastHost(within: ParentNode = document): HTMLElement | undefined {
  const elements = [...within.querySelectorAll<HTMLElement>('*')]
  return (
    elements.find(({ popover, shadowRoot }) => popover && shadowRoot) ??
    elements
      .flatMap(({ shadowRoot }) => (shadowRoot && toastHost(shadowRoot)) ?? [])
      .find(found => found)
  )
}

/** What the toasts in view say. */
export function toastMessages(): string[] {
  return toasts().map(card => textOf(card.querySelector('.notyf__message')!))
}

/** Presses a button of the newest toast, by its name. */
export function pressInToast(name: string): void {
  const buttons = [...toasts().at(-1)!.querySelectorAll('button')]
  buttons.find(button => (button.ariaLabel ?? button.textContent) === name)!.click()
}

/** Closes what an earlier test left: toasts outlive the widgets that show them (Q10). */
export function clearToasts(): void {
  // the widget around it, whose focus happy-dom no longer finds, hears nothing of it
  for (const card of toasts())
    card.querySelector('.toast__close')!.dispatchEvent(new Event('click'))
}
