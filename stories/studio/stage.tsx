import { useLayoutEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'

/** Pixels of the windows that a page can be looked at in. */
export const windows = { Phone: 375, Tablet: 800, Desktop: 1280 }

/** Pixels of the lines on both sides of a window that has some. */
const LINES = 2

interface StageProps {
  /** Pixels of the window; 0 is as wide as its place. */
  width: number
  height: number
  className?: string
  /** Draws the window, a frame, in the style that makes it so large. */
  children: (style: CSSProperties) => ReactNode
}

/** Where a window stands that is made smaller where it would not fit. */
export function Stage({ width, height, className, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null)
  const room = useWidth(stage)
  const scale = width ? Math.min(1, room / (width + LINES)) : 1
  return (
    <div
      ref={stage}
      className={className}
      // it is made smaller towards its left corner, in whichever direction the page around reads
      style={{ blockSize: (height + LINES) * scale, overflow: 'hidden', direction: 'ltr' }}
    >
      {children({
        width: width || '100%',
        maxWidth: width ? 'none' : `calc(100% - ${LINES}px)`,
        height,
        scale: String(scale),
        transformOrigin: '0 0',
      })}
    </div>
  )
}

function useWidth(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [ref])
  return width
}
