/** Pixels of the windows that a page can be looked at in. */
export const windows = { Phone: 375, Tablet: 800, Desktop: 1280 }

/** Pixels of the lines on both sides of a window that has some. */
const LINES = 2

/**
 * A window in a stage of so many pixels, smaller where it would not fit; its width is 0 where it is that of its
 * stage. Styles alone: pages of docs are drawn by React, and stories by Preact.
 */
export function fitted({ width, height, room }: { width: number; height: number; room: number }) {
  const scale = width ? Math.min(1, room / (width + LINES)) : 1
  // towards its left corner, in whichever direction the page around reads
  const stage = {
    blockSize: (height + LINES) * scale,
    overflow: 'hidden',
    direction: 'ltr',
  } as const
  const frame = {
    width: width ? `${width}px` : '100%',
    maxWidth: width ? 'none' : `calc(100% - ${LINES}px)`,
    height: `${height}px`,
    scale: String(scale),
    transformOrigin: '0 0',
  }
  return { stage, frame }
}

/** The address of a story for a frame in a page, where axe would work for nobody: its findings show beside a story alone. */
export function frameOf(id: string, globals: string): string {
  return `iframe.html?id=${id}&viewMode=story&globals=${globals};a11y.manual:!true`
}

/** Tells how many pixels wide an element is, until it is stopped. */
export function watchWidth(element: Element, tell: (width: number) => void): () => void {
  const observer = new ResizeObserver(([entry]) => tell(entry!.contentRect.width))
  observer.observe(element)
  return () => observer.disconnect()
}
