import { useEffect, useState, type RefObject } from 'react'
import type { Size } from './geometry'
import { paint } from './image'
import type { Crop } from './state'

/** How much of the stage's width the window spans. */
export const SHARE = 0.65

/** Keeps a canvas drawn, as sharp as the screen is: the picture as the window's surroundings show it. */
export function useDrawing(canvas: RefObject<HTMLCanvasElement | null>, crop?: Crop): void {
  const [size, setSize] = useState<Size>({ width: 0, height: 0 })
  const isOpen = !!crop

  useEffect(() => {
    if (!isOpen) return
    const observer = new ResizeObserver(([entry]) => {
      const { width, height } = entry!.contentRect
      const density = Math.min(devicePixelRatio, 2)
      setSize({ width: Math.round(width * density), height: Math.round(height * density) })
    })
    observer.observe(canvas.current!)
    return () => observer.disconnect()
  }, [canvas, isOpen])

  useEffect(() => {
    if (!crop || !size.width) return
    const frame = requestAnimationFrame(() => draw(canvas.current!, crop, size))
    return () => cancelAnimationFrame(frame)
  }, [canvas, crop, size])
}

function draw(canvas: HTMLCanvasElement, { picture, view }: Crop, { width, height }: Size): void {
  // another picture has taken its place, and it is closed
  if (!picture.width) return
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')!
  context.clearRect(0, 0, width, height)
  paint(context, picture, view, { span: width * SHARE, x: width / 2, y: height / 2 })
}
