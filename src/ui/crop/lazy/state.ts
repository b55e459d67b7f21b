import { useLayoutEffect, useRef, useState } from 'react'
import { startView, type CropView } from './geometry'
import { decode, toJpeg } from './image'

/** A decoded picture, and what of it is chosen. */
export interface Crop {
  picture: ImageBitmap
  view: CropView
}

interface Listeners {
  onReady?: () => void
  onError: (cause: unknown) => void
}

/** Decodes a picture when it is given, and lets go of it when another one comes or nothing does. */
export function useCrop(image: Blob | string, listeners: Listeners) {
  const [crop, setCrop] = useState<Crop>()
  const heard = useRef(listeners)
  heard.current = listeners
  const latest = useRef(crop)
  latest.current = crop
  const opening = useRef<Promise<Crop>>(undefined)

  useLayoutEffect(() => {
    let isGone = false
    let shown: ImageBitmap | undefined

    async function open() {
      const picture = await decode(image)
      return { picture, view: startView(picture) }
    }
    const opened = (opening.current = open())
    opened.then(
      next => {
        if (isGone) return next.picture.close()
        shown = next.picture
        setCrop(next)
        heard.current.onReady?.()
      },
      (cause: unknown) => isGone || heard.current.onError(cause),
    )

    return () => {
      isGone = true
      shown?.close()
      setCrop(undefined)
    }
  }, [image])

  /** Changes what is chosen, once there is a picture. */
  const change = (next: (view: CropView, picture: ImageBitmap) => CropView) =>
    setCrop(now => now && { ...now, view: next(now.view, now.picture) })

  /** What is chosen of the picture that was given last; waits until that is open. */
  async function toFile(): Promise<File> {
    const { picture, view } = await opening.current!
    return toJpeg(picture, latest.current?.picture === picture ? latest.current.view : view)
  }

  return { crop, change, toFile }
}
