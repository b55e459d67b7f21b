import { topModal } from '../../dialog'

/** How much of the window's lower edge a toast may stand on, in pixels. */
const REACH = 64

/**
 * The room that a toast leaves at the lower edge of the window, in pixels, so that it covers no bar of
 * buttons there: the foot of the open dialog, or what a page holds in view. Asked past the element's own
 * names, as a form may have a field of any.
 */
export function floor(toasts: Element): number {
  const modal = topModal()
  const bar = modal
    ? modal.querySelector('.dialog__foot')
    : (barAt(innerHeight - 4, toasts) ?? barAt(innerHeight - REACH, toasts))
  if (!bar) return 0
  const { top, bottom, height } = Element.prototype.getBoundingClientRect.call(bar)
  const isNear = bottom > innerHeight - REACH && height < innerHeight / 2
  return isNear ? Math.max(0, innerHeight - top) : 0
}

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
