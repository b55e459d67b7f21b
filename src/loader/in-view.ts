/**
 * What Tab leads to is wholly in view, past the page's bars too: Firefox leaves what it sees in part where it is, and
 * WebKit shows a field's caret alone, each without a look at `scroll-padding`. A Tab that leads nowhere, as in an
 * editor, and one that led here from another window move nothing.
 */
export function keepInView(): void {
  let from: Element | undefined
  const targetOf = (event: Event) => event.composedPath()[0] as Element
  const note = (event: KeyboardEvent) => (from = event.code === 'Tab' ? targetOf(event) : undefined)
  addEventListener('keydown', note, true)
  addEventListener('keyup', event => {
    const to = targetOf(event)
    const hasLed = event.code === 'Tab' && from && from !== to
    from = undefined
    if (hasLed && to.clientHeight < innerHeight) to.scrollIntoView({ block: 'nearest' })
  })
}
