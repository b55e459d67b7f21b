import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { fill } from '../../texts'
import { Button } from '../../ui/button'
import type { SavedView } from '../kept'
import { viewTexts } from './view.texts'

interface NameFieldProps {
  label: string
  /** The name so far, of one that gets another. */
  start?: string
  /** Those whose names it cannot have. */
  taken: () => readonly SavedView[]
  onName: (name: string) => void
  onCancel?: () => void
}

/** A view's name, taken by Enter and by its button. */
export function NameField({ label, start = '', taken, onName, onCancel }: NameFieldProps) {
  const t = viewTexts()
  const id = useId()
  const [text, setText] = useState(start)
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  // a page heeds but its first `autofocus`
  const isRenaming = !!onCancel
  useLayoutEffect(() => {
    if (isRenaming) field.current!.focus()
  }, [isRenaming])

  function take() {
    const name = text.trim()
    if (name && name === start) return onCancel?.()
    const isTaken = taken().some(view => view.name === name)
    if (!name || isTaken) return setFault(isTaken ? fill(t.sameName, { name }) : t.needsName)
    onName(name)
    // for the next one, where it stays
    setText(start)
  }

  function onKeyDown(event: KeyboardEvent) {
    // a key of a word that is being composed
    if (event.keyCode === 229) return
    if (event.key === 'Enter') take()
    if (event.key !== 'Escape' || !onCancel) return
    // the panel stays open
    event.preventDefault()
    event.stopPropagation()
    onCancel()
  }

  return (
    <div className={`view-panel__name field ${fault ? 'is-invalid' : ''}`}>
      <span className="input">
        <input
          aria-label={label}
          placeholder={label}
          dir="auto"
          maxLength={60}
          value={text}
          ref={field}
          aria-invalid={!!fault || undefined}
          aria-describedby={fault && id}
          onChange={event => {
            setText(event.currentTarget.value)
            setFault(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <Button onClick={take}>{t.saveView}</Button>
      {fault && (
        <span className="field__error" id={id} role="alert">
          {fault}
        </span>
      )}
    </div>
  )
}
