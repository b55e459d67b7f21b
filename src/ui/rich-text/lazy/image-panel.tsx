import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../texts'
import { Button } from '../../button'
import { RichTextPanel } from './panel'
import { editorTexts } from './texts'

interface ImagePanelProps {
  id: string
  file: File
  onInsert: (file: File, alt: string) => Promise<void>
  onCancel: () => void
}

/** Asks what an image shows, and then uploads it; without words it counts as decoration. */
export function ImagePanel({ id, file, onInsert, onCancel }: ImagePanelProps) {
  const t = editorTexts()
  const [alt, setAlt] = useState('')
  const [isSending, setSending] = useState(false)
  const isHere = useRef(true)
  useEffect(() => () => void (isHere.current = false), [])

  async function insert() {
    if (isSending) return
    setSending(true)
    await onInsert(file, alt.trim())
    if (isHere.current) setSending(false)
  }

  return (
    <RichTextPanel
      {...{ id, onCancel }}
      label={fill(t.alt, { name: file.name })}
      hint={t.altHint}
      pending={isSending ? t.imageOnItsWay : t.imageToInsert}
      value={alt}
      onChange={setAlt}
      onEnter={() => void insert()}
    >
      <Button kind="primary" size="sm" saving={isSending} onClick={() => void insert()}>
        {isSending ? t.uploading : t.insert}
      </Button>
    </RichTextPanel>
  )
}
