/**
 * What Tab leads to is wholly in view, past the page's bars too: Firefox leaves what it sees in part where it is, and
 * WebKit shows a field's caret alone, each without a look at `scroll-padding`.
 */
export function keepInView(): void {
  addEventListener('keyup', event => {
    if (event.code === 'Tab')
      (event.composedPath()[0] as Element).scrollIntoView?.({ block: 'nearest' })
  })
}
