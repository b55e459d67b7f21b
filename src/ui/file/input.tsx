import { useState, type ComponentProps, type DragEvent } from 'react'
import { acceptAttribute } from './rules'

type FileInputProps = Omit<ComponentProps<'input'>, 'accept' | 'onChange' | 'className'> & {
  accept: readonly string[]
  onFiles: (files: File[]) => void
}

/** The browser's own file input, seen through: what lies below it gives it its look. */
export function FileInput({ accept, onFiles, ...native }: FileInputProps) {
  return (
    <input
      {...native}
      type="file"
      className="file__native"
      accept={acceptAttribute(accept)}
      onChange={({ currentTarget }) => {
        const files = [...currentTarget.files!]
        // so that the same file can be chosen once more
        currentTarget.value = ''
        if (files.length) onFiles(files)
      }}
    />
  )
}

/** Takes files that are dropped on an element; spread `area` on it. */
export function useDrop(onFiles: ((files: File[]) => void) | false) {
  const [isOver, setOver] = useState(false)

  function onDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes('Files')) return
    // else the browser opens the file, and the page is gone
    event.preventDefault()
    event.dataTransfer.dropEffect = onFiles ? 'copy' : 'none'
    setOver(!!onFiles)
  }

  function onDragLeave(event: DragEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false)
  }

  function onDrop(event: DragEvent) {
    const files = [...event.dataTransfer.files]
    if (!files.length) return
    event.preventDefault()
    setOver(false)
    if (onFiles) onFiles(files)
  }

  return { isOver, area: { onDragOver, onDragLeave, onDrop } }
}
