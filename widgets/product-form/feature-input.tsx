import type { KeyboardEvent } from 'react'
import { alert, Icon } from '../../src/index'

interface FeatureInputProps {
  name: string
  label: string
  /** Its column's, shown above it where rows are narrow. */
  column: string
  /** By this it gets the focus back when its row moved. */
  focus: string
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** As Enter does in a field of one line; the one that takes a word that is being composed is no 13. */
function submit(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.keyCode !== 13) return
  event.preventDefault()
  event.currentTarget.form!.requestSubmit()
}

/**
 * A part of a row, whose label is that of its column. It is one line, and as high as its words: what is stored may
 * have several, which a field of one line would join.
 */
export function FeatureInput(props: FeatureInputProps) {
  const { name, label, column, focus, value, error, onChange } = props
  return (
    <div className={`field ${error ? 'is-invalid' : ''}`}>
      <span className="field__label features__label" aria-hidden="true">
        {column}
      </span>
      <textarea
        className="input"
        rows={1}
        name={name}
        aria-label={label}
        placeholder={column}
        data-focus={focus}
        dir="auto"
        value={value}
        aria-invalid={!!error || undefined}
        aria-describedby={error && `${name}-error`}
        onInput={event => onChange(event.currentTarget.value)}
        onKeyDown={submit}
      />
      {error && (
        <span className="field__error" id={`${name}-error`}>
          <Icon path={alert} />
          {error}
        </span>
      )}
    </div>
  )
}
