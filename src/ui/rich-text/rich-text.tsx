import { useEffect, useRef, useState } from 'react'
import { Button } from '../button'
import { Field, type FieldProps } from '../field'
import { useHost, useStyles } from '../host'
import { useLazyPart } from '../lazy-part'
import { Notice } from '../notice'
import css from './rich-text.css'
import { richTextTexts } from './texts'
import { turn } from './turn'

/** A text with headings, lists, links and images. */
export type RichTextProps = FieldProps & {
  /** HTML; what the visitor does not touch stays as it came. */
  value: string
  onChange: (value: string) => void
  /** Stores an image and tells its address. */
  upload: (file: File) => Promise<string>
}

/**
 * A rich text, with a label; the editor loads when its field first shows.
 *
 * @key Tab - leads from the toolbar, which is one stop, to the text
 * @key Arrow Left, Arrow Right, Home, End - move in the toolbar
 * @key Ctrl+B, Ctrl+I, Ctrl+U - make bold, italic, underlined
 * @key Ctrl+Z, Ctrl+Shift+Z - undo, and do again
 * @key Ctrl+Y - does again, in a table and on Windows
 * @key Escape - leads from a table’s cell to the text behind it
 */
export function RichText({ value, onChange, upload, ...field }: RichTextProps) {
  useStyles(css)
  const t = richTextTexts()
  const { root, report } = useHost()
  const [isLost, setLost] = useState(false)
  const [isTrying, setTrying] = useState(false)
  const isHandingOver = useRef(false)
  const retry = `${field.name}-retry`
  const [fault, setFault] = useState<string>()
  const error = fault ?? field.error
  // it was of an image that what is said of the text follows
  useEffect(() => setFault(undefined), [field.error])

  const { part: Area, open } = useLazyPart(async () => {
    setTrying(true)
    try {
      const { RichTextArea } = await import('./lazy/area')
      await turn()
      isHandingOver.current = root.activeElement?.id === retry
      return RichTextArea
    } catch (failure) {
      setLost(true)
      return void report(failure, 'load')
    } finally {
      setTrying(false)
    }
  })
  // the text is here before what edits it
  const { part: Stored, open: show } = useLazyPart(
    async () => (await import('./stored/stored-text')).StoredText,
  )
  useEffect(() => void show().then(() => open()), [show, open])
  // the button goes with its note, and the text is what it was pressed for
  useEffect(() => {
    if (isHandingOver.current) requestAnimationFrame(() => root.getElementById(field.name)?.focus())
    isHandingOver.current = false
  }, [Area, root, field.name])

  return (
    <Field {...field} error={error}>
      {isLost && !Area && (
        <Notice
          tone="danger"
          action={
            <Button id={retry} size="sm" saving={isTrying} onClick={() => void open()}>
              {t.retry}
            </Button>
          }
        >
          {t.lost}
        </Notice>
      )}
      {Area ? (
        <Area field={{ ...field, error }} {...{ value, onChange, upload }} onFault={setFault} />
      ) : (
        !isLost && (
          <div className="rich-text rich-text--room" aria-busy="true" inert>
            {Stored ? <Stored html={value} /> : <Room html={value} />}
          </div>
        )
      )}
    </Field>
  )
}

/** The room of a text, before what makes it safe is here: the words of its blocks, which nobody sees yet. */
function Room({ html }: { html: string }) {
  const blocks = html.split(/(?=<(?:p|h\d|li|blockquote)\b)/i)
  return (
    <div className="stored-text rich-text__coming" dir="auto">
      {blocks.map((block, n) => (
        <p key={n} className={/^<li/i.test(block) ? 'rich-text__item' : ''}>
          {block.replace(/<[^>]*>/g, '')}
        </p>
      ))}
    </div>
  )
}
