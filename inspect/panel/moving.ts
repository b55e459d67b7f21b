import { useEffect, useState, type PointerEvent } from 'react'
import { keep, kept } from './kept'

const CORNERS = ['bottom right', 'bottom left', 'top left', 'top right']

/** In which corner the panel stands: it is dragged there by its head, or goes round by a button. */
export function useMoving(host: HTMLElement) {
  const [corner, setCorner] = useState(kept('corner') ?? CORNERS[0]!)
  useEffect(() => keep('corner', corner), [corner])

  function onPointerDown({ target, currentTarget, pointerId, clientX, clientY }: PointerEvent) {
    if ((target as Element).closest('button')) return
    currentTarget.setPointerCapture(pointerId)
    const drag = ({ clientX: x, clientY: y }: globalThis.PointerEvent) =>
      host.style.setProperty('translate', `${x - clientX}px ${y - clientY}px`)
    const drop = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      currentTarget.removeEventListener('pointermove', drag as EventListener)
      host.style.removeProperty('translate')
      if (Math.hypot(x - clientX, y - clientY) > 8) setCorner(cornerAt(x, y))
    }
    currentTarget.addEventListener('pointermove', drag as EventListener)
    currentTarget.addEventListener('lostpointercapture', drop as EventListener, { once: true })
  }

  return {
    corner,
    move: () => setCorner(CORNERS[(CORNERS.indexOf(corner) + 1) % CORNERS.length]!),
    grip: { onPointerDown },
  }
}

const cornerAt = (x: number, y: number) =>
  `${y < innerHeight / 2 ? 'top' : 'bottom'} ${x < innerWidth / 2 ? 'left' : 'right'}`
