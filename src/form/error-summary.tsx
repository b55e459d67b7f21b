import { useEffect, useRef, type MouseEvent } from 'react'
import { count, texts } from '../texts'
import { useStyles } from '../ui/host'
import { alert, Icon } from '../ui/icons'
import css from './error-summary.css'
import { focusField } from './form-effects'

const english = { errors: '{n} errors' }

interface ErrorSummaryProps {
  errors: Record<string, string>
  /** Field -> its label. */
  labels: Record<string, string>
}

/** What is wrong in several fields, above them; it takes the focus, and each line leads to its field. */
export function ErrorSummary({ errors, labels }: ErrorSummaryProps) {
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)
  const names = Object.keys(errors)
  useEffect(() => box.current?.focus(), [errors])
  if (!names[1]) return null

  function lead(event: MouseEvent, name: string) {
    event.preventDefault()
    focusField(box.current!.getRootNode() as ShadowRoot, name)
  }

  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      <Icon path={alert} className="i--20" />
      <p className="strong">{count(texts('forms', english), 'errors', names.length)}</p>
      <ul>
        {names.map(name => (
          <li key={name}>
            <a href={`#${name}`} onClick={event => lead(event, name)}>
              <b>{labels[name] ?? name}</b> {errors[name]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
