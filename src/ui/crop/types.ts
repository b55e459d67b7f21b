import type { Ref } from 'react'

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
  /** The picture cannot be shown; the cropper says so in its place, in the words of `message`. */
  onError?: (message: string, cause: unknown) => void
}
