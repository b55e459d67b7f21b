import { useEffect, useRef, useState } from 'react'
import type { FieldProps } from '../../field'
import { useDrop } from '../../file'
import { useHost, useStyles } from '../../host'
import { late } from '../../lazy-part'
import { Notice } from '../../notice'
import { endedText } from '../../../ended-text'
import { fill } from '../../../texts'
import { StoredText } from '../stored/stored-text'
import { addressOf } from './formats'
import { ImagePanel } from './image-panel'
import { putImage } from './image-place'
import { imageFault } from './images'
import { LinkPanel } from './link-panel'
import { editorTexts } from './texts'
import { RichTextToolbar } from './toolbar'
import { useEditor } from './use-editor'
import css from './rich-text.lazy.css'

interface RichTextAreaProps {
  field: FieldProps
  value: string
  onChange: (value: string) => void
  upload: (file: File) => Promise<string>
  /** What is wrong with an image; undefined when nothing is any more. */
  onFault: (message: string | undefined) => void
}

/** The loaded editor: quill, our toolbar above it, and what a link or an image asks for. */
export function RichTextArea({ field, value, onChange, upload, ...rest }: RichTextAreaProps) {
  useStyles(css)
  const host = useHost()
  const { onFault: setFault } = rest
  const onFault = useTold(setFault)
  const [files, setFiles] = useState<File[]>([])
  const [asked, setAsked] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const { isOver, area } = useDrop(take)
  const { place, editor, formats, isInCell, unsafe, isFilled } = useEditor({
    field,
    value,
    onChange,
    onFiles: take,
  })
  const current = useRef(asked)
  current.current = asked
  // what was wrong with an image goes with it
  useEffect(() => setFault(undefined), [setFault, asked])

  function take(given: File[]) {
    onFault(given.map(imageFault).find(Boolean))
    setLinking(false)
    setFiles(files => [...files, ...given.filter(file => !imageFault(file))])
  }

  async function insert(file: File, alt: string) {
    onFault(undefined)
    const isCancelled = () => current.current !== asked
    try {
      await putImage(editor.current!, upload(file), alt, isCancelled)
      if (!isCancelled()) setAsked(asked + 1)
    } catch (error) {
      host.report(error, 'save')
      if (!isCancelled()) onFault(wordsOf(error))
    }
  }

  function leave(close: () => void) {
    editor.current!.quill.focus()
    close()
  }

  function link(address: string) {
    setLinking(false)
    editor.current!.setLink(address)
  }

  const file = files[asked]
  return (
    <>
      {unsafe.length > 0 && (
        <Notice tone="warning">{fill(editorTexts().unsafe, { names: unsafe.join(', ') })}</Notice>
      )}
      <div className={`rich-text ${isOver ? 'is-over' : ''}`} {...area}>
        <RichTextToolbar
          label={field.label}
          formats={isInCell ? {} : formats}
          isOff={isInCell}
          editor={() => editor.current!}
          onLink={() => setLinking(true)}
          onFiles={take}
        />
        {file && (
          <ImagePanel
            key={asked}
            id={`${field.name}-alt`}
            file={file}
            onInsert={insert}
            onCancel={() => leave(() => setAsked(asked + 1))}
          />
        )}
        {isLinking && (
          <LinkPanel
            id={`${field.name}-link`}
            address={addressOf(formats['link'])}
            onApply={link}
            onCancel={() => leave(() => setLinking(false))}
          />
        )}
        {!isFilled && <StoredText html={value} />}
        <div ref={place} className="rich-text__place" hidden={!isFilled} />
      </div>
    </>
  )
}

/** What is said of an upload that failed; without a session another try would fail as well. */
function wordsOf(error: unknown): string {
  const { kind } = Object(error) as { kind?: string }
  return kind === 'session' ? endedText() : editorTexts().uploadFailed
}

/** What is wrong with an image is said as well: the focus is in what asks for it, or still in the toolbar. */
function useTold(onFault: RichTextAreaProps['onFault']): RichTextAreaProps['onFault'] {
  const host = useHost()
  return (message = '') => {
    onFault(message || undefined)
    // with the first of them, as most texts have none
    void late(host, async () => (await import('../../announcer')).say(host.root, message))
  }
}
