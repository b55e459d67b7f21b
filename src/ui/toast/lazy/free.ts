/** What can be pressed in a dialog; what is typed in has its whole box for it. */
const BUTTONS = 'a, button, label:has(input), select, summary, [type=file]'
const CONTROLS = `${BUTTONS}, input, textarea, [contenteditable=true]`

/** What toasts keep to each side of them, and to a control, in pixels. */
const PADDING = 16
const AIR = 4

interface Place {
  /** The boxes of what has the focus, of its error and of its label: the first may be covered least. */
  at: DOMRect[]
  /** The height in the window that toasts stand on where nothing is in their way. */
  edge: number
  /** How high they are. */
  height: number
}

/**
 * The lowest height in the window on which toasts lie over nothing that can be pressed in a dialog. Where there is none,
 * they may lie over what is typed in; then over the label of what has the focus, over its error, at last over all but that
 * itself.
 */
export function free(
  modal: HTMLElement,
  isInWay: (box: DOMRect) => boolean,
  { at, edge, height }: Place,
): number {
  const half = innerHeight / 2
  const boxes = (selector: string) => boxesOf(modal, selector).filter(isInWay)
  // what fills the window leaves no room beside it
  const focus = at.filter(box => isInWay(box) && box.height < half)
  const lowest = (obstacles: DOMRect[], from = edge) =>
    [from, ...obstacles.map(({ top }) => top - AIR + PADDING)]
      .filter(floor => floor <= from && floor >= height)
      .sort((a, b) => b - a)
      .find(floor => obstacles.every(box => !isUnder(box, floor, height)))
  const clear = lowest([...boxes(CONTROLS), ...focus])
  if (clear && clear > half) return clear
  const buttons = boxes(BUTTONS)
  let count = focus.length
  do {
    const obstacles = [...buttons, ...focus.slice(0, count)]
    // in the foot too, as far as its buttons leave room
    const floor = lowest(obstacles) ?? lowest(obstacles, innerHeight)
    if (floor) return floor
  } while (--count > 0)
  return lowest(focus.slice(0, 1)) ?? edge
}

/** Whether a box lies under toasts that stand on a floor, or too near. */
const isUnder = ({ top, bottom }: DOMRect, floor: number, height: number) =>
  top < floor - PADDING + AIR && bottom > floor - height + PADDING - AIR

/** What of these is in view: a dialog's body scrolls. */
function boxesOf(modal: HTMLElement, selector: string): DOMRect[] {
  const body = modal.querySelector('.dialog__body')
  const view = body?.getBoundingClientRect()
  return [...modal.querySelectorAll(selector)].flatMap(control => {
    const box = control.getBoundingClientRect()
    if (!box.width) return []
    if (!view || !body!.contains(control)) return box
    const top = Math.max(box.top, view.top)
    const bottom = Math.min(box.bottom, view.bottom)
    return bottom > top ? new DOMRect(box.left, top, box.width, bottom - top) : []
  })
}
