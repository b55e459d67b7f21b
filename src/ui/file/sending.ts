import { useEffect, useRef, type RefObject } from 'react'
import { fill } from '../../texts'
import { fileTexts } from './texts'

interface Sending {
  progress: number | undefined
  onCancel: (() => void) | undefined
  say: (what: string) => void
}

/** Tells how much of a file has gone out, and leads back to its input when it was given up. */
export function useSending(
  input: RefObject<HTMLInputElement | null>,
  { progress, onCancel, say }: Sending,
) {
  const t = fileTexts()
  const isCancelled = useRef(false)
  const isSending = progress !== undefined

  useEffect(() => {
    if (isSending || !isCancelled.current) return
    isCancelled.current = false
    input.current!.focus()
  }, [input, isSending])

  const quarters = Math.floor((progress ?? 0) * 4)
  useEffect(() => {
    if (quarters) say(fill(t.uploaded, { percent: quarters * 25 }))
  }, [quarters, say, t.uploaded])

  function cancel() {
    isCancelled.current = true
    say(t.uploadCancelled)
    onCancel!()
  }

  return { isSending, cancel: onCancel && cancel }
}
