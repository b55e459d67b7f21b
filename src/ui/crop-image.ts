import { windowWidth, type CropView, type Size } from './crop-geometry'

/** More pixels than these a crop cannot use: its shorter side at the largest zoom. */
const MAX_SHORT = 3000
/** The longer side; a phone's canvas takes no more. */
const MAX_LONG = 4096
/** The side of what comes out. */
const MAX_OUTPUT = 1000
const QUALITY = 0.9

/**
 * Decodes a picture, upright as its camera meant it, and no larger than a crop can use.
 *
 * Throws when it is no picture that the browser knows. The caller closes the bitmap.
 */
export async function decode(source: Blob | string): Promise<ImageBitmap> {
  const url = typeof source === 'string' ? source : URL.createObjectURL(source)
  try {
    // an image that is never shown reads its size, and decodes nothing
    const image = await load(url)
    const { naturalWidth: width, naturalHeight: height } = image
    const scale = scaleOf({ width, height })
    // a file is decoded beside the main thread
    return await createImageBitmap(typeof source === 'string' ? image : source, {
      imageOrientation: 'from-image',
      resizeWidth: Math.max(1, Math.round(width * scale)),
      resizeHeight: Math.max(1, Math.round(height * scale)),
      resizeQuality: 'high',
    })
  } finally {
    if (typeof source !== 'string') URL.revokeObjectURL(url)
  }
}

/** How much a picture shrinks, so that a photo of a hundred megapixels fits any device. */
export function scaleOf({ width, height }: Size): number {
  return Math.min(1, MAX_SHORT / Math.min(width, height), MAX_LONG / Math.max(width, height))
}

function load(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.crossOrigin = 'anonymous'
    image.onload = () => resolve(image)
    image.onerror = () => reject(new Error('This is no image that the browser can read.'))
    image.src = url
  })
}

/** Draws the picture so that the window's part of it spans `span` pixels around a point. */
export function paint(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  view: CropView,
  { span, x, y }: { span: number; x: number; y: number },
): void {
  const scale = span / windowWidth(view, picture)
  context.save()
  context.imageSmoothingQuality = 'high'
  context.translate(x, y)
  context.rotate((view.turns * Math.PI) / 2)
  context.scale(scale, scale)
  context.translate(-view.x, -view.y)
  // JPEG has no transparency, and would show it black (Q46)
  context.fillStyle = '#fff'
  context.fillRect(0, 0, picture.width, picture.height)
  context.drawImage(picture, 0, 0)
  context.restore()
}

/** The window's part as a square JPEG, never larger than the picture has pixels for (R79, R80). */
export async function toJpeg(picture: ImageBitmap, view: CropView): Promise<File> {
  const side = Math.min(MAX_OUTPUT, Math.max(1, Math.round(windowWidth(view, picture))))
  const canvas = new OffscreenCanvas(side, side)
  const context = canvas.getContext('2d')!
  context.fillStyle = '#fff'
  context.fillRect(0, 0, side, side)
  paint(context, picture, view, { span: side, x: side / 2, y: side / 2 })
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  return new File([blob], 'profile.jpg', { type: 'image/jpeg' })
}
