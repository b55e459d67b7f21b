import { useRef, useState } from 'react'

/** How much of a form with a file has gone out, and a way to give it up. */
export function useProgress() {
  const [progress, setProgress] = useState<number>()
  const sending = useRef<AbortController>(undefined)

  /** Runs a save with a file; a cancelled one is as if it had not been asked for. */
  async function track<T>(
    signal: AbortSignal,
    save: (input: {
      signal: AbortSignal
      onProgress: (loaded: number, total: number) => void
    }) => Promise<T>,
  ): Promise<T> {
    sending.current = new AbortController()
    setProgress(0)
    try {
      const onProgress = (loaded: number, total: number) => setProgress(loaded / (total || 1))
      return await save({ signal: AbortSignal.any([signal, sending.current.signal]), onProgress })
    } finally {
      setProgress(undefined)
    }
  }

  /** Whether it was given up: all of it may have arrived. */
  function cancel() {
    const isWhole = progress === 1
    sending.current?.abort(isWhole ? Error() : undefined)
    return !isWhole
  }
  return { progress, track, cancel }
}
