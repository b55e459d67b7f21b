import { useEffect, useRef, useState, type RefObject } from 'react'
import { describe, type FieldProps } from '../../field'
import { useHost } from '../../host'
import { createEditor, type Editor } from './editor'

interface EditedField {
  field: FieldProps
  value: string
  onChange: (value: string) => void
  onFiles: (files: File[]) => void
}

/** Puts an editor into a field: it shows the value, tells what the visitor makes of it, and is named as the field is. */
export function useEditor({ field, value, onChange, onFiles }: EditedField) {
  const host = useHost()
  const place = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor>(undefined)
  const own = useRef<string[]>([])
  const [formats, setFormats] = useState<Record<string, unknown>>({})

  const [isInCell, setInCell] = useState(false)
  const [unsafe, setUnsafe] = useState<string[]>([])
  const [isFilled, setFilled] = useState(false)

  function change(html: string) {
    setUnsafe([])
    own.current.push(html)
    onChange(html)
  }
  const latest = useRef({ change, onFiles })
  useEffect(() => void (latest.current = { change, onFiles }))

  useEffect(() => {
    editor.current = createEditor(place.current!, {
      root: host.root,
      onChange: html => latest.current.change(html),
      onFiles: given => latest.current.onFiles(given),
      onFormats: setFormats,
      onCell: setInCell,
    })
    return () => editor.current!.destroy()
  }, [host])

  useEffect(() => {
    // our own changes come back as the value, the last of several late: the editor has them already
    const at = own.current.lastIndexOf(value)
    if (at >= 0) own.current.splice(0, at + 1)
    // and what is typed at this moment stays
    else if (!editor.current!.tell()) {
      own.current = []
      setUnsafe(editor.current!.show(value))
    }
    setFilled(true)
  }, [value])

  useNamed(editor, field)
  return { place, editor, formats, isInCell, unsafe, isFilled }
}

/** Quill's element is a text box with the name and the notes of its field. */
function useNamed(editor: RefObject<Editor | undefined>, field: FieldProps) {
  const { name, label, mandatory } = field
  const { 'aria-invalid': invalid, 'aria-describedby': describedBy } = describe(field)
  const host = useHost()
  useEffect(() => {
    const { quill } = editor.current!
    // it names what is no control of a form, and would lead nowhere
    const of = host.root.querySelector(`label[for="${CSS.escape(name)}"]`)
    const focus = () => quill.focus()
    of?.addEventListener('click', focus)
    return () => of?.removeEventListener('click', focus)
  }, [editor, host, name])

  useEffect(() => {
    const { root } = editor.current!.quill
    const attributes = {
      id: name,
      name,
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
  }, [editor, name, label, mandatory, invalid, describedBy])
}
