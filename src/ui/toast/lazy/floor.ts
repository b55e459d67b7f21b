import { topModal } from '../../dialog'
import { focused } from './focused'
import { free } from './free'

/** How much of the window's lower edge a toast stands on at least, in pixels. */
const REACH = 64

/** Half of what a toast is wide, in pixels. */
const HALF = 190

/**
 * The room that a toast leaves at the lower edge of the window, in pixels, so that it covers no button
 * there: of the foot of the open dialog, or its button where it has none, or of a bar that a page holds in view;
 * nor what has the focus, with its label and its error. Asked past the element's own names, as a form may have a field of any.
 */
export function floor(toasts: HTMLElement): number {
  const edge = edgeOver(toasts)
  const at = attended().map(boxOf)
  const height = toasts.offsetHeight
  const modal = topModal()
  if (modal) return innerHeight - free(modal, isInMiddle, { at, edge, height })
  const isUnder = (box: DOMRect, edge: number) =>
    isInMiddle(box) && box.top < edge && box.bottom > edge - height
  const upwards = at.filter(box => box.height < innerHeight / 2).sort((a, b) => b.top - a.top)
  // where there is no room above, it stays
  const rise = (edge: number, box: DOMRect) =>
    isUnder(box, edge) && box.top > height ? box.top : edge
  return innerHeight - upwards.reduce(rise, edge)
}

/** What has the focus, and the error and the label of its field, to which a list of errors leads. */
function attended(): Element[] {
  const at = focused() ?? document.documentElement
  const field = Element.prototype.closest.call(at, '.field')
  const part = (name: string) => field?.querySelector(`.field__${name}`) ?? at
  return [at, part('error'), part('label')]
}

/** The height in the window that toasts stand on, whatever has the focus. */
function edgeOver(toasts: HTMLElement): number {
  const modal = topModal()
  const bar = modal
    ? modal.querySelector('.dialog__foot, [type=submit]')
    : (barAt(innerHeight - 4, toasts) ?? barAt(innerHeight - REACH, toasts))
  if (!bar) return innerHeight
  const { top, bottom, height } = boxOf(bar)
  const reach = Math.max(REACH, toasts.offsetHeight)
  const isNear = bottom > innerHeight - reach && height < innerHeight / 2
  const edge = isOfForm(bar) ? lowest(bar, bottom) : top
  return isNear ? Math.min(innerHeight, edge) : innerHeight
}

/** Within a form's bar it stands where no button or count of errors is, so that it lies over as little of the fields as can be. */
function lowest(bar: Element, bottom: number): number {
  const inItsWay = [...bar.querySelectorAll('button, .form-page__errors > *')]
    .map(boxOf)
    .filter(isInMiddle)
  return Math.min(bottom, ...inItsWay.map(({ top }) => top))
}

/** Whether it stands where toasts are, from side to side. */
const isInMiddle = ({ left, right }: DOMRect) =>
  Math.abs(left + right - innerWidth) < right - left + 2 * HALF

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
