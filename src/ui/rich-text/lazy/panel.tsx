import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../../button'
import { editorTexts } from './texts'

interface RichTextPanelProps {
  id: string
  label: string
  hint?: string
  error?: string
  /** Why a form is not sent now; nothing where the panel has nothing to lose. */
  pending: string | undefined
  value: string
  onChange: (value: string) => void
  onEnter: () => void
  onCancel: () => void
  /** The buttons before Cancel. */
  children: ReactNode
}

/** One question of the editor, between its toolbar and its text; Escape leaves it. */
export function RichTextPanel(props: RichTextPanelProps) {
  const { id, label, hint, error, pending, value, onChange, onEnter, onCancel, children } = props
  const input = useRef<HTMLInputElement>(null)
  const [isHeld, setHeld] = useState(false)
  useLayoutEffect(() => input.current!.focus(), [])
  // the browser keeps it for the form
  useLayoutEffect(() => input.current!.setCustomValidity(pending ?? ''), [pending])

  function onKeyDown(event: KeyboardEvent) {
    // a key of a word that is being composed
    if (event.keyCode === 229) return
    if (event.key === 'Enter' && event.target === input.current) {
      // not the form around the editor
      event.preventDefault()
      onEnter()
    }
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }

  const wrong = error ?? (isHeld ? pending : undefined)
  const note = wrong ?? hint
  return (
    <div className="rich-text__panel" role="group" aria-label={label} onKeyDown={onKeyDown}>
      <label htmlFor={id}>{label}</label>
      <span className="input">
        <input
          ref={input}
          id={id}
          autoComplete="off"
          value={value}
          // the browser's own verdict counts only once the form was to be sent
          aria-invalid={!!wrong}
          aria-describedby={note && `${id}-note`}
          onInput={event => {
            setHeld(false)
            onChange(event.currentTarget.value)
          }}
          onInvalid={() => setHeld(true)}
        />
      </span>
      {note && (
        <span id={`${id}-note`} className="rich-text__note" role={wrong && 'alert'}>
          {note}
        </span>
      )}
      <span className="rich-text__buttons">
        {children}
        <Button size="sm" kind="ghost" onClick={onCancel}>
          {editorTexts().cancel}
        </Button>
      </span>
    </div>
  )
}
