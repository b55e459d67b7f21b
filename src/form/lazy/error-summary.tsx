import { useEffect, useRef, type MouseEvent } from 'react'
import { count } from '../../texts'
import { useStyles } from '../../ui/host'
import { alert, Icon } from '../../ui/icons'
import { focusField } from '../form-effects'
import { forgiven } from '../use-fields'
import type { Labels } from '../labels'
import { formTexts } from '../texts'
import css from './error-summary.lazy.css'

interface ErrorListProps {
  errors: Record<string, string>
  labels: Labels
}

/** What is wrong; it takes the focus, and each line of a field leads there. A field's raw name is never said. */
export function ErrorList({ errors, labels }: ErrorListProps) {
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)
  const said = Object.entries(errors)
  // one that is settled leaves the visitor where they settled it
  useEffect(() => void (forgiven.has(errors) || box.current?.focus()), [errors])

  function lead(event: MouseEvent, name: string) {
    event.preventDefault()
    focusField(box.current!.getRootNode() as ShadowRoot, name)
  }

  return (
    <div ref={box} className="summary" role="alert" tabIndex={-1}>
      <Icon path={alert} className="i--20" />
      <p className="strong">
        {said.length > 1 ? count(formTexts(), 'errors', said.length) : said[0]![1]}
      </p>
      {said.length > 1 && (
        <ul>
          {said.map(([name, message]) => (
            <li key={name}>
              {labels.get(name) ? (
                <a href={`#${name}`} onClick={event => lead(event, name)}>
                  <b>{labels.get(name)}</b> {message}
                </a>
              ) : (
                message
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
