import { windowWidth, type CropView, type Size } from './geometry'

/** More pixels than these a crop cannot use: its shorter side at the largest zoom. */
const MAX_SHORT = 3000
/** The longer side; a phone's canvas takes no more. */
const MAX_LONG = 4096
/** The side of what comes out. */
const MAX_OUTPUT = 1000
const QUALITY = 0.9
/** Rows that are shrunk in one go. */
const STRIP = 128
const resizeQuality = 'high'
const DRAWING = /\.svg([?#]|$)/i

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
    const natural = { width: image.naturalWidth, height: image.naturalHeight }
    const size = boundedSize(DRAWING.test(url) ? enlarged(natural) : natural)
    return typeof source === 'string' ? draw(image, size) : await decodeFile(source, size)
  } finally {
    if (typeof source !== 'string') URL.revokeObjectURL(url)
  }
}

/** A drawing has no pixels of its own, and each engine says another size: it becomes as large as what comes out. */
function enlarged({ width, height }: Size): Size {
  const scale = MAX_OUTPUT / Math.min(width, height)
  return { width: width * scale, height: height * scale }
}

/** A picture's size in the cropper: a photo of a hundred megapixels has to fit any device. */
export function boundedSize({ width, height }: Size): Size {
  const scale = Math.min(1, MAX_SHORT / Math.min(width, height), MAX_LONG / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
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

/** A stored picture, which may be a drawing without a size of its own. */
function draw(image: HTMLImageElement, { width, height }: Size): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height)
  return canvas.transferToImageBitmap()
}

/** Decodes beside the main thread. */
async function decodeFile(file: Blob, size: Size): Promise<ImageBitmap> {
  const upright = { imageOrientation: 'from-image' } as const
  const shrunk = { resizeWidth: size.width, resizeHeight: size.height, resizeQuality } as const
  const whole = await createImageBitmap(file, upright).catch(() => undefined)
  // some devices hold no bitmap as large as a camera's, but shrink it while they decode
  if (!whole) return createImageBitmap(file, { ...upright, ...shrunk })
  if (whole.width <= size.width) return whole
  try {
    return await shrink(whole, size)
  } finally {
    whole.close()
  }
}

/** Shrinks in strips, with a breath after each: in one go it would block the page. */
async function shrink(whole: ImageBitmap, { width, height }: Size): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')!
  const rowIn = (row: number) => Math.round((row * whole.height) / height)
  for (let top = 0; top < height; top += STRIP) {
    const rows = Math.min(STRIP, height - top)
    const [from, to] = [rowIn(top), rowIn(top + rows)]
    const strip = await createImageBitmap(whole, 0, from, whole.width, to - from, {
      resizeWidth: width,
      resizeHeight: rows,
      resizeQuality,
    })
    context.drawImage(strip, 0, top)
    strip.close()
    await new Promise(resume => setTimeout(resume))
  }
  return canvas.transferToImageBitmap()
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
