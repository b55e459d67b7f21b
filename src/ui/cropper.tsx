import { useEffect, useRef, useState, type Ref } from 'react'
import { texts } from '../texts'
import type { CropperArea } from './cropper-area'
import css from './cropper.css'
import { useStyles } from './host'

/** What a screen asks of the cropper when the visitor saves. */
export interface CropperHandle {
  /**
   * What the round window shows: `profile.jpg`, a square JPEG of at most 1000 pixels a side.
   *
   * Waits for a picture that is still being opened, and throws when it cannot be.
   */
  toFile(): Promise<File>
}

/** A picture to crop, and who hears of it. */
export interface CropperProps {
  /** A chosen file, or the address of a stored picture on the page's own origin. */
  image: Blob | string
  ref?: Ref<CropperHandle | null>
  /** The picture shows: from now on there is something to save. */
  onReady?: () => void
  /** It cannot be shown; the cropper says so in its place, in the words of `message`. */
  onError?: (message: string, cause: unknown) => void
}

const english = {
  imageFailed: 'This image could not be opened. Please choose another one.',
  cropperFailed: 'The photo editor could not be loaded. Please try again.',
}

/** A round crop of a picture: zoom, rotation, dragging and keys. It loads when it is first shown. */
export function Cropper({ onError, ...props }: CropperProps) {
  useStyles(css)
  const t = texts('parts', english)
  const { image } = props
  const [Area, setArea] = useState<typeof CropperArea>()
  const [failure, setFailure] = useState<{ image: Blob | string; message: string }>()

  function fail(message: string, cause: unknown) {
    setFailure({ image, message })
    onError?.(message, cause)
  }
  const onMissing = useRef(fail)
  onMissing.current = fail

  useEffect(() => {
    import('./cropper-area').then(
      ({ CropperArea }) => setArea(() => CropperArea),
      (cause: unknown) => onMissing.current(texts('parts', english).cropperFailed, cause),
    )
  }, [image])

  if (failure?.image === image) {
    return (
      <div className="cropper">
        <p className="cropper__stage" role="alert">
          {failure.message}
        </p>
      </div>
    )
  }
  if (Area) return <Area {...props} onError={cause => fail(t.imageFailed, cause)} />
  return (
    <div className="cropper" aria-busy="true">
      <div className="cropper__stage" />
    </div>
  )
}
