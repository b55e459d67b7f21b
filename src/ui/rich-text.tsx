import { useEffect, useRef, useState } from 'react'
import { texts } from '../texts'
import { Button } from './button'
import { Field, type FieldProps } from './field'
import { useHost, useStyles } from './host'
import { Notice } from './notice'
import type { RichTextArea } from './rich-text-area'
import css from './rich-text.css'

const english = {
  lost: 'The editor could not be loaded. Its text stays as it is.',
  retry: 'Try again',
}

/** A text with headings, lists, links and images. */
export type RichTextProps = FieldProps & {
  /** HTML; what the visitor does not touch stays as it came. */
  value: string
  onChange: (value: string) => void
  /** Stores an image and tells its address. */
  upload: (file: File) => Promise<string>
}

/** A rich text, with a label; the editor loads when its field first shows. */
export function RichText({ value, onChange, upload, ...field }: RichTextProps) {
  useStyles(css)
  const t = texts('rich-text', english)
  const host = useHost()
  const [Area, setArea] = useState<typeof RichTextArea>()
  const [isLost, setLost] = useState(false)
  const [fault, setFault] = useState<string>()
  const isHere = useRef(true)
  const error = fault ?? field.error

  function load() {
    setLost(false)
    import('./rich-text-area').then(
      ({ RichTextArea }) => isHere.current && setArea(() => RichTextArea),
      failure => {
        host.report(failure, 'load')
        setLost(true)
      },
    )
  }
  const loadFirst = useRef(load)

  useEffect(() => {
    isHere.current = true
    loadFirst.current()
    return () => void (isHere.current = false)
  }, [])

  return (
    <Field {...field} error={error}>
      {isLost && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" onClick={load}>
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
        !isLost && <div className="rich-text rich-text--room" aria-busy="true" />
      )}
    </Field>
  )
}
