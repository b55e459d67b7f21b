import { useLayoutEffect, useRef, type MouseEvent } from 'react'
import { count } from '../../texts'
import { say } from '../../ui/announcer'
import { useHost, useStyles } from '../../ui/host'
import { alert, Icon } from '../../ui/icons'
import { focusField } from '../form-effects'
import { forgiven } from '../forgiven'
import type { Labels } from '../labels'
import { formTexts } from '../texts'
import css from './error-summary.lazy.css'

interface ErrorListProps {
  errors: Record<string, string>
  labels: Labels
  isQuiet?: boolean
  /** The visitor had gone on before this came: what it first has to say is said where they are. */
  isPassed: boolean
}

/** The tags that had such a list: the next one comes late for nobody. */
const met = new WeakSet<ShadowRoot>()

/**
 * Which fields are wrong, each leading to where it says why, and in words what no field says; it takes the focus.
 *
 * A field's raw name is never said. It is no alert: its name is heard with the focus, and would be twice.
 */
export function ErrorList({ errors, labels, isQuiet, isPassed }: ErrorListProps) {
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)
  const said = Object.entries(errors).filter(([name]) => name || !isQuiet)
  const title = said.length > 1 ? count(formTexts(), 'errors', said.length) : said[0]![1]
  const { root } = useHost()
  const isTold = useRef(false)
  const latest = useRef({ title, isPassed })
  latest.current = { title, isPassed }
  useLayoutEffect(() => {
    // one that is settled leaves the visitor where they settled it, once they know of them
    if (isTold.current && forgiven.has(errors)) return
    const { title, isPassed } = latest.current
    if (isPassed && !met.has(root)) say(root, title)
    else box.current?.focus()
    isTold.current = true
    met.add(root)
  }, [root, errors])

  function lead(event: MouseEvent, name: string) {
    event.preventDefault()
    const root = box.current!.getRootNode() as ShadowRoot
    focusField(root, openFor(root, name))
    // with its label and its error: a browser shows what has the focus alone, or its caret
    root.activeElement?.closest('.field')?.scrollIntoView({ block: 'nearest' })
  }

  return (
    <div ref={box} className="summary" role="group" aria-label={title} tabIndex={-1}>
      <Icon path={alert} className="i--20" />
      <p className="strong" dir="auto">
        {title}
      </p>
      {said.length > 1 && (
        <ul>
          {said.map(([name, message]) => (
            <li key={name} dir="auto">
              {labels.get(name) ? (
                <a href={`#${name}`} onClick={event => lead(event, name)}>
                  {labels.get(name)}
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

/** The field itself, or the one before it that it waits for: what is not open yet takes no focus. */
function openFor(root: ShadowRoot, name: string): string {
  const all = [...root.querySelectorAll('[name]')]
  const nameOf = (field: Element) => field.getAttribute('name')!
  const upTo = all.slice(0, all.findIndex(field => nameOf(field) === name) + 1)
  const field = upTo.findLast(field => !field.matches(':disabled'))
  return field ? nameOf(field) : name
}
