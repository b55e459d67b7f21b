import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { fill } from '../../texts'
import { fileTexts } from './texts'

interface Sending {
  progress: number | undefined
  onCancel: (() => boolean) | undefined
  say: (what: string) => void
}

/** Tells how much of a file has gone out, and keeps the focus with it: to cancel is next, then another file. */
export function useSending(
  input: RefObject<HTMLInputElement | null>,
  { progress, onCancel, say }: Sending,
) {
  const t = fileTexts()
  const isSending = progress !== undefined

  // what has the focus goes, or takes none any more, which is looked for before that
  const area = useRef<Element | null>(undefined)
  area.current = input.current?.closest('.field:focus-within')
  useLayoutEffect(() => {
    area.current
      ?.querySelector<HTMLElement>(isSending ? ':not([inert])>.file__end button' : 'input')
      ?.focus()
  }, [isSending])

  const quarters = Math.floor((progress ?? 0) * 4)
  useEffect(() => {
    if (quarters) say(fill(t.uploaded, { percent: quarters * 25 }))
  }, [quarters, say, t.uploaded])

  function cancel() {
    if (onCancel!()) say(t.uploadCancelled)
  }

  return { isSending, cancel: onCancel && cancel }
}
