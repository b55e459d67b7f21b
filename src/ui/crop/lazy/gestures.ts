import { useEffect, useRef, type PointerEvent, type RefObject } from 'react'

interface Point {
  x: number
  y: number
}

interface Gestures {
  /** The picture was moved, in pixels. */
  onMove: (right: number, down: number) => void
  /** A spot was pressed and let go of: so far from the element's middle, in pixels. */
  onTap: (right: number, down: number) => void
  /** The picture was pinched to so many times its size. */
  onPinch: (factor: number) => void
  /** A wheel was turned, in pixels; down is positive. */
  onWheel: (pixels: number) => void
}

/** Pixels that a press may wander. */
const SLACK = 4

/** Pixels of a line, for browsers whose wheel counts in lines. */
const LINE = 33
/** A pinch on a touchpad comes as a wheel with the Control key, in small steps. */
const PINCH = 10

/** Reads dragging, pinching with two fingers and the wheel over an element; spread the result on it. */
export function useGestures(
  element: RefObject<HTMLElement | null>,
  { onMove, onTap, onPinch, onWheel }: Gestures,
) {
  const pointers = useRef(new Map<number, Point>())
  const pressed = useRef<Point>(undefined)

  useEffect(() => {
    const area = element.current!
    function turn(event: WheelEvent) {
      event.preventDefault()
      onWheel(event.deltaY * (event.deltaMode ? LINE : 1) * (event.ctrlKey ? PINCH : 1))
    }
    area.addEventListener('wheel', turn, { passive: false })
    return () => area.removeEventListener('wheel', turn)
  })

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button) return
    event.currentTarget.setPointerCapture(event.pointerId)
    pressed.current = pointers.current.size ? undefined : at(event)
    pointers.current.set(event.pointerId, at(event))
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const held = pointers.current
    if (!held.has(event.pointerId)) return
    const before = [...held.values()]
    held.set(event.pointerId, at(event))
    const now = [...held.values()]
    const [from, to] = [middle(before), middle(now)]
    onMove(to.x - from.x, to.y - from.y)
    if (now.length > 1) onPinch(spread(now) / spread(before))
  }

  function release(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId)
  }

  /** What a drag does, a press does without one (WCAG 2.5.7). */
  function onPointerUp(event: PointerEvent<HTMLElement>) {
    release(event)
    const to = at(event)
    if (!pressed.current || spread([pressed.current, to]) > SLACK) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onTap(to.x - left - width / 2, to.y - top - height / 2)
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: release }
}

function at({ clientX, clientY }: PointerEvent): Point {
  return { x: clientX, y: clientY }
}

function middle(points: Point[]): Point {
  const sum = points.reduce((sum, { x, y }) => ({ x: sum.x + x, y: sum.y + y }))
  return { x: sum.x / points.length, y: sum.y / points.length }
}

function spread([a, b]: Point[]): number {
  return Math.max(1, Math.hypot(a!.x - b!.x, a!.y - b!.y))
}
