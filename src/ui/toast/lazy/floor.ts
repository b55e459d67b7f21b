import { topModal } from '../../dialog'

/** How much of the window's lower edge a toast may stand on, in pixels. */
const REACH = 64

/** Half of what a toast is wide, in pixels. */
const HALF = 190

/**
 * The room that a toast leaves at the lower edge of the window, in pixels, so that it covers no button
 * there: of the foot of the open dialog, or of a bar that a page holds in view. Asked past the element's own
 * names, as a form may have a field of any.
 */
export function floor(toasts: Element): number {
  const modal = topModal()
  const bar = modal
    ? modal.querySelector('.dialog__foot')
    : (barAt(innerHeight - 4, toasts) ?? barAt(innerHeight - REACH, toasts))
  if (!bar) return 0
  const { top, bottom, height } = boxOf(bar)
  const isNear = bottom > innerHeight - REACH && height < innerHeight / 2
  const edge = isOfForm(bar) ? lowest(bar, bottom) : top
  return isNear ? Math.max(0, innerHeight - edge) : 0
}

/** Within a form's bar it stands where no button or count of errors is, so that it lies over as little of the fields as can be. */
function lowest(bar: Element, bottom: number): number {
  const middle = innerWidth / 2
  const inItsWay = [...bar.querySelectorAll('button, .form-page__errors > *')]
    .map(boxOf)
    .filter(({ left, right }) => right > middle - HALF && left < middle + HALF)
  return Math.min(bottom, ...inItsWay.map(({ top }) => top))
}

const isOfForm = (bar: Element) => Element.prototype.matches.call(bar, '.form-page__foot')

const boxOf = (element: Element) => Element.prototype.getBoundingClientRect.call(element)

/** What stands at that height of the window and does not scroll away with the page. */
function barAt(y: number, toasts: Element): Element | undefined {
  let at = deepest(document, y, toasts)
  while (at && !/sticky|fixed/.test(getComputedStyle(at).position)) at = around(at)
  return at
}

/** What an element stands in, across shadow roots. */
function around(element: Element): Element | undefined {
  const parent: unknown = Reflect.get(Node.prototype, 'parentNode', element)
  if (parent instanceof ShadowRoot) return parent.host
  return parent instanceof Element ? parent : undefined
}

function deepest(root: DocumentOrShadowRoot, y: number, toasts: Element): Element | undefined {
  const at = root.elementsFromPoint(innerWidth / 2, y).find(element => element !== toasts)
  const inner = at?.shadowRoot
  return inner instanceof ShadowRoot && inner !== root ? deepest(inner, y, toasts) : at
}
