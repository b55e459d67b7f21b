import { useEffect, useRef, useState } from 'react'
import { startView, type CropView } from './crop-geometry'
import { decode } from './crop-image'

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
  const latest = useRef(listeners)
  latest.current = listeners

  useEffect(() => {
    let isGone = false
    let picture: ImageBitmap | undefined

    async function open() {
      picture = await decode(image)
      if (isGone) return picture.close()
      setCrop({ picture, view: startView(picture) })
      latest.current.onReady?.()
    }
    open().catch((cause: unknown) => isGone || latest.current.onError(cause))

    return () => {
      isGone = true
      setCrop(undefined)
      picture?.close()
    }
  }, [image])

  /** Changes what is chosen, once there is a picture. */
  const change = (next: (view: CropView, picture: ImageBitmap) => CropView) =>
    setCrop(now => now && { ...now, view: next(now.view, now.picture) })

  return { crop, change }
}
