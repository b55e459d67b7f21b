/** What of a picture shows in the round window: how large, how turned, and which point is its centre. */
export interface CropView {
  /** 1: the window is as wide as the picture's shorter side. */
  zoom: number
  /** Quarter turns to the right, 0 to 3. */
  turns: number
  /** The window's centre, in the picture's own pixels. */
  x: number
  y: number
}

/** A picture's size in pixels. */
export interface Size {
  width: number
  height: number
}

/** How far the zoom goes, and in what steps (R77, R166). */
export const zoomRange = { min: 1, max: 3, step: 0.1 }

/** The whole of the picture's shorter side, upright, from its middle. */
export function startView({ width, height }: Size): CropView {
  return { zoom: zoomRange.min, turns: 0, x: width / 2, y: height / 2 }
}

/** Zooms, and stays inside the picture. */
export function zoomTo(view: CropView, size: Size, zoom: number): CropView {
  return inside({ ...view, zoom: clamp(zoom, zoomRange.min, zoomRange.max) }, size)
}

/** The next step of a button: whole steps, wherever a wheel or two fingers left the zoom. */
export function zoomStep({ zoom }: CropView, steps: number): number {
  return (Math.round(zoom / zoomRange.step) + steps) / Math.round(1 / zoomRange.step)
}

/** Turns the picture around the window's centre. */
export function turn(view: CropView, quarters: number): CropView {
  return { ...view, turns: (view.turns + quarters + 4) % 4 }
}

/** Moves the window over the picture as it is seen, by shares of the window's width. */
export function move(view: CropView, size: Size, right: number, down: number): CropView {
  const width = windowWidth(view, size)
  let [x, y] = [right * width, down * width]
  for (let turns = view.turns; turns > 0; turns--) [x, y] = [y, -x]
  return inside({ ...view, x: view.x + x, y: view.y + y }, size)
}

/** How much of the picture the window spans, in the picture's own pixels. */
export function windowWidth({ zoom }: CropView, { width, height }: Size): number {
  return Math.min(width, height) / zoom
}

function inside(view: CropView, size: Size): CropView {
  const radius = windowWidth(view, size) / 2
  return {
    ...view,
    x: clamp(view.x, radius, size.width - radius),
    y: clamp(view.y, radius, size.height - radius),
  }
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
