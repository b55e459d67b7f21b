import { useEffect, useRef, useState } from 'react'
import { describe, type FieldProps } from './field'
import { useDrop } from './file-input'
import { useHost, useStyles } from './host'
import { createEditor, insertImage, type Editor } from './rich-text-editor'
import { ImagePanel } from './rich-text-image-panel'
import { imageFault } from './rich-text-images'
import { LinkPanel } from './rich-text-link-panel'
import { richTextTexts } from './rich-text-texts'
import { RichTextToolbar } from './rich-text-toolbar'
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
export function RichTextArea({ field, value, onChange, upload, onFault }: RichTextAreaProps) {
  useStyles(css)
  const host = useHost()
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const own = useRef<string[]>([])
  const [formats, setFormats] = useState<Record<string, unknown>>({})
  const [files, setFiles] = useState<File[]>([])
  const [asked, setAsked] = useState(0)
  const [isLinking, setLinking] = useState(false)
  const { isOver, area } = useDrop(take)

  function take(given: File[]) {
    const fault = given.map(imageFault).find(Boolean)
    onFault(fault)
    setLinking(false)
    setFiles(files => [...files, ...given.filter(file => !imageFault(file))])
  }

  function change(html: string) {
    own.current.push(html)
    onChange(html)
  }
  const latest = useRef({ change, take, asked })
  useEffect(() => void (latest.current = { change, take, asked }))

  useEffect(() => {
    editor.current = createEditor(place.current!, {
      root: host.root,
      onChange: html => latest.current.change(html),
      onFiles: given => latest.current.take(given),
      onFormats: setFormats,
    })
    return () => editor.current!.destroy()
  }, [host])

  useEffect(() => {
    // our own changes come back as the value, the last of several late: the editor has them already
    const at = own.current.lastIndexOf(value)
    if (at >= 0) own.current.splice(0, at + 1)
    else editor.current!.show(value)
  }, [value])

  const { label, mandatory } = field
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = describe(field)
  useEffect(() => {
    const { root } = editor.current!.quill
    const attributes = {
      id: field.name,
      name: field.name,
      role: 'textbox',
      dir: 'auto',
      'aria-label': label,
      'aria-multiline': 'true',
      'aria-required': mandatory && 'true',
      'aria-invalid': invalid && 'true',
      'aria-describedby': describedBy,
    }
    for (const [name, text] of Object.entries(attributes)) {
      if (text) root.setAttribute(name, text)
      else root.removeAttribute(name)
    }
  }, [field.name, label, mandatory, invalid, describedBy])

  async function insert(file: File, alt: string) {
    onFault(undefined)
    try {
      const address = await upload(file)
      // cancelled in the meantime
      if (latest.current.asked !== asked) return
      insertImage(editor.current!, address, alt)
      setAsked(asked + 1)
    } catch (error) {
      host.report(error, 'save')
      onFault(richTextTexts().uploadFailed)
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
    <div className={`rich-text ${isOver ? 'is-over' : ''}`} {...area}>
      <RichTextToolbar
        {...{ label, formats }}
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
          address={typeof formats['link'] === 'string' ? formats['link'] : ''}
          onApply={link}
          onCancel={() => leave(() => setLinking(false))}
        />
      )}
      <div ref={place} className="rich-text__place" />
    </div>
  )
}
