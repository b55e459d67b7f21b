import { useRef, type KeyboardEvent } from 'react'
import { fill } from '../texts'
import { Button } from './button'
import { acceptAttribute } from './file-rules'
import { Icon } from './icons'
import type { Editor } from './rich-text-editor'
import * as icons from './rich-text-icons'
import { imageEndings } from './rich-text-images'
import { richTextTexts } from './rich-text-texts'
import { moveFocus } from './rich-text-toolbar-keys'
import { Select } from './select'

interface RichTextToolbarProps {
  label: string
  /** What the caret stands in. */
  formats: Record<string, unknown>
  editor: () => Editor
  onLink: () => void
  onFiles: (files: File[]) => void
}

type Words = keyof ReturnType<typeof richTextTexts>

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

/** The editor's buttons: one stop of the tab key, arrows move within (APG toolbar). */
export function RichTextToolbar(props: RichTextToolbarProps) {
  const { label, formats, editor, onLink, onFiles } = props
  const t = richTextTexts()
  const bar = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const styles = [
    { value: '', label: t.paragraph },
    { value: '2', label: t.heading },
    { value: '3', label: t.subheading },
  ]
  const header = String(formats['header'] ?? '')
  const style = styles.some(({ value }) => value === header) ? header : '2'

  function press(event: KeyboardEvent) {
    moveFocus(bar.current!, event)
  }

  return (
    <div
      ref={bar}
      className="rich-text__bar"
      role="toolbar"
      aria-label={fill(t.toolbar, { label })}
      onKeyDown={press}
    >
      <Select
        label={t.style}
        value={style}
        options={styles}
        onChange={value => editor().setFormat('header', Number(value) || false)}
      />
      {toggles.map(group => (
        <span key={group[0]!.words} className="rich-text__group">
          {group.map(({ words, format, value }) => {
            const isOn = formats[format] === value
            return (
              <Tool
                key={words}
                name={t[words]}
                icon={icons[words]}
                isOn={isOn}
                onPress={() => editor().setFormat(format, isOn ? false : value)}
              />
            )
          })}
        </span>
      ))}
      <span className="rich-text__group">
        <Tool name={t.link} icon={icons.link} isOn={!!formats['link']} onPress={onLink} />
        <Tool name={t.image} icon={icons.image} onPress={() => input.current!.click()} />
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

interface ToolProps {
  name: string
  icon: string
  isOn?: boolean
  onPress: () => void
}

/** One button; pressing it leaves the caret in the text. */
function Tool({ name, icon, isOn, onPress }: ToolProps) {
  return (
    <Button
      kind="ghost"
      size="sm"
      icon
      tabIndex={-1}
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      onMouseDown={event => event.preventDefault()}
      onClick={onPress}
    >
      <Icon path={icon} />
    </Button>
  )
}
