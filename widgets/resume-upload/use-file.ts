import { useLayoutEffect, useRef, useState } from 'react'
import { chooseFile, storedFile, type FileValue } from '../../src/index'

/** The field's file: the stored one of the page's `value`, until a visitor chooses another. */
export function useFile(value: string) {
  const [file, setFile] = useState<FileValue>(() => storedFile(value))
  const [uploaded, setUploaded] = useState<File>()
  const latest = useRef(uploaded)
  latest.current = uploaded
  // what a visitor chose, and the portal has not, is theirs to lose
  useLayoutEffect(
    () =>
      setFile(now => {
        const stored = storedFile(value)
        const isOpen = now.kind === 'chosen' && now.file !== latest.current
        return isOpen ? chooseFile(stored, now.file) : stored
      }),
    [value],
  )

  /** The portal has it: a removal is to be told. */
  function onUploaded(chosen: File) {
    setUploaded(chosen)
    setFile(now =>
      now.kind === 'chosen' && now.file === chosen ? { ...now, replaces: true } : now,
    )
  }

  return { file, setFile, uploaded, onUploaded }
}
