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

const rest = <Item,>(items: Item[]) => items.slice(1)

/** The loaded editor: quill, our toolbar above it, and what a link or an image asks for. */
export function RichTextArea({ field, value, onChange, upload, onFault }: RichTextAreaProps) {
  useStyles(css)
  const host = useHost()
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const own = useRef<string[]>([])
  const [formats, setFormats] = useState<Record<string, unknown>>({})
  const turn = useRef(0)
  const [images, setImages] = useState<{ file: File; key: number }[]>([])
  const [isLinking, setLinking] = useState(false)
  const { isOver, area } = useDrop(take)

  function take(given: File[]) {
    const fault = given.map(imageFault).find(Boolean)
    onFault(fault)
    setLinking(false)
    const fine = given.filter(file => !imageFault(file))
    // behind those that are asked about or sent already; what is pasted twice has one name
    setImages(images => [...images, ...fine.map(file => ({ file, key: turn.current++ }))])
  }

  function change(html: string) {
    own.current.push(html)
    onChange(html)
  }
  const latest = useRef({ change, take })
  useEffect(() => void (latest.current = { change, take }))

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
      insertImage(editor.current!, await upload(file), alt)
      setImages(rest)
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

  return (
    <div className={`rich-text ${isOver ? 'is-over' : ''}`} {...area}>
      <RichTextToolbar
        {...{ label, formats }}
        editor={() => editor.current!}
        onLink={() => setLinking(true)}
        onFiles={take}
      />
      {images[0] && (
        <ImagePanel
          key={images[0].key}
          id={`${field.name}-alt`}
          file={images[0].file}
          onInsert={insert}
          onCancel={() => leave(() => setImages(rest))}
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
