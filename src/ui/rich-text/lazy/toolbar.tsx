import { useRef, type KeyboardEvent } from 'react'
import { fill } from '../../../texts'
import { acceptAttribute } from '../../file'
import { insertTable, type Editor } from './editor'
import * as icons from './icons'
import { imageEndings } from './images'
import { editorTexts } from './texts'
import { Tool } from './tool'
import { keepPlace, moveFocus } from './toolbar-keys'
import { Select } from '../../select'

interface RichTextToolbarProps {
  label: string
  /** What the caret stands in. */
  formats: Record<string, unknown>
  /** The caret stands where nothing but text is written: only Undo acts. */
  isOff: boolean
  editor: () => Editor
  onLink: () => void
  onFiles: (files: File[]) => void
}

type Words = keyof ReturnType<typeof editorTexts>

/** A format that a button puts on and takes off again. */
const toggles: { words: Words & keyof typeof icons; format: string; value: unknown }[][] = [
  [
    { words: 'bold', format: 'bold', value: true },
    { words: 'italic', format: 'italic', value: true },
    { words: 'underline', format: 'underline', value: true },
  ],
  [
    { words: 'bullets', format: 'list', value: 'bullet' },
    { words: 'numbers', format: 'list', value: 'ordered' },
    { words: 'quote', format: 'blockquote', value: true },
  ],
  [
    { words: 'center', format: 'align', value: 'center' },
    { words: 'end', format: 'align', value: 'right' },
  ],
]

/** The buttons that put a format on and take it off, in the toolbar's groups. */
function Toggles({
  formats,
  isOff,
  editor,
}: Pick<RichTextToolbarProps, 'formats' | 'isOff' | 'editor'>) {
  const t = editorTexts()
  return toggles.map(group => (
    <span key={group[0]!.words} className="rich-text__group">
      {group.map(({ words, format, value }) => {
        const isOn = value === true ? !!formats[format] : formats[format] === value
        return (
          <Tool
            key={words}
            name={t[words]}
            icon={icons[words]}
            isOn={isOn}
            isOff={isOff}
            onPress={() => editor().setFormat(format, isOn ? false : value)}
          />
        )
      })}
    </span>
  ))
}

/** The editor's buttons: one stop of the tab key, arrows move within (APG toolbar). */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { label, formats, isOff, editor, onLink, onFiles } = props
  const t = editorTexts()
  const bar = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const styles = [
    { value: '', label: t.paragraph },
    { value: '2', label: t.heading },
    { value: '3', label: t.subheading },
  ]
  const header = String(formats['header'] ?? '')
  const style = styles.some(({ value }) => value === header) ? header : '2'

  // arrows choose a style one by one (WCAG 3.2.2); a pointer is done with it, and goes on in the text
  const isPointed = useRef(false)
  function press(event: KeyboardEvent) {
    isPointed.current = false
    moveFocus(bar.current!, event)
  }
  function setStyle(value: string) {
    const { setFormat, setLines } = editor()
    ;(isPointed.current ? setFormat : setLines)('header', Number(value) || false)
  }
  const choose = () => input.current!.click()

  return (
    <div
      ref={bar}
      className="rich-text__bar"
      role="toolbar"
      aria-label={fill(t.toolbar, { label })}
      onKeyDown={press}
      onPointerDown={() => (isPointed.current = true)}
      onFocus={event => keepPlace(bar.current!, event.target)}
    >
      <Select label={t.style} value={style} options={styles} isOff={isOff} onChange={setStyle} />
      <Toggles formats={formats} isOff={isOff} editor={editor} />
      <span className="rich-text__group">
        <Tool
          name={t.link}
          icon={icons.link}
          isOn={!!formats['link']}
          isOff={isOff}
          onPress={onLink}
        />
        <Tool name={t.image} icon={icons.image} isOff={isOff} onPress={choose} />
        <Tool
          name={t.table}
          icon={icons.table}
          isOff={isOff}
          onPress={() => insertTable(editor())}
        />
        <Tool name={t.undo} icon={icons.undo} onPress={() => editor().quill.history.undo()} />
      </span>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptAttribute(imageEndings)}
        onChange={({ currentTarget }) => {
          const files = [...currentTarget.files!]
          // so that the same file can be chosen once more
          currentTarget.value = ''
          if (files.length) onFiles(files)
        }}
      />
    </div>
  )
}
