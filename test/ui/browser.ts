/** What happy-dom lacks and every browser has, as far as the parts look at it. */
const reflected = { ariaChecked: 'aria-checked', ariaLabel: 'aria-label', ariaLive: 'aria-live' }

if (!('ariaChecked' in Element.prototype)) {
  for (const [property, attribute] of Object.entries(reflected)) {
    Object.defineProperty(Element.prototype, property, {
      get(this: Element) {
        return this.getAttribute(attribute)
      },
      set(this: Element, value: string) {
        this.setAttribute(attribute, value)
      },
    })
  }
}

if (!('showPopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, { showPopover() {}, hidePopover() {} })
}

// without a layout, nothing is anywhere
if (!('elementsFromPoint' in document)) {
  Object.assign(document, { elementsFromPoint: () => [] })
}

Object.assign(HTMLDialogElement.prototype, {
  /** Here, an open dialog is a modal one. */
  matches(this: HTMLDialogElement, selector: string): boolean {
    const fits = (each: string) =>
      each === ':modal' ? this.open : Element.prototype.matches.call(this, each)
    return selector.split(', ').some(fits)
  },

  /** The event comes later, when a dialog that is taken away has been. */
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  },
})
