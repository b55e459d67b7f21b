import { useEffect, useState } from 'react'
import css from './cropper.css'
import { useHost, useStyles } from '../host'
import { useLazyPart } from '../lazy-part'
import type { CropperProps } from './types'
import { cropTexts } from './texts'

/**
 * A round crop of a picture: zoom, rotation, dragging and keys. It loads when it is first shown.
 *
 * @key the arrow keys - move the picture
 * @key Plus, Minus - zoom
 */
export function Cropper({ onError, ...props }: CropperProps) {
  useStyles(css)
  const { report } = useHost()
  const t = cropTexts()
  const { image } = props
  const [failure, setFailure] = useState<{ image: Blob | string; message: string }>()

  function fail(cause: unknown) {
    setFailure({ image, message: t.imageFailed })
    onError?.(t.imageFailed, cause)
  }
  const { part: Area, open } = useLazyPart(async () => {
    try {
      return (await import('./lazy/area')).CropperArea
    } catch (cause) {
      setFailure({ image, message: t.cropperFailed })
      return void report(cause, 'load')
    }
  })
  useEffect(() => void open(), [image, open])

  if (failure?.image === image) {
    return (
      <div className="cropper">
        <p className="cropper__stage" role="alert">
          {failure.message}
        </p>
      </div>
    )
  }
  if (Area) return <Area {...props} onError={fail} />
  return (
    <div className="cropper" aria-busy="true">
      <div className="cropper__stage" />
    </div>
  )
}
