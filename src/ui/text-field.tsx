import type { ComponentProps } from 'react'
import { describe, Field, type FieldProps } from './field'
import { Icon } from './icons'

const lock =
  'M5.5 9h9c.55 0 1 .45 1 1v5.5c0 .55-.45 1-1 1h-9c-.55 0-1-.45-1-1V10c0-.55.45-1 1-1zM7 9V6.5a3 3 0 0 1 6 0V9'

type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'readOnly' | 'autoFocus'
  > & {
    value: string
    onChange?: (value: string) => void
    /** A drawing at the start of the control. */
    icon?: string
  }

/** A line of text. */
export function TextField({ value, onChange, icon, type = 'text', ...rest }: TextFieldProps) {
  const { label, mandatory, hint, error, className, name, ...native } = rest
  return (
    <Field {...{ name, label, mandatory, hint, error, className }}>
      <span className={`input ${native.readOnly ? 'is-readonly' : ''}`}>
        {icon && <Icon path={icon} />}
        <input
          {...native}
          {...describe(rest)}
          type={type}
          value={value}
          aria-required={mandatory || undefined}
          onInput={event => onChange?.(event.currentTarget.value)}
        />
        {native.readOnly && <Icon path={lock} />}
      </span>
    </Field>
  )
}

type TextAreaProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  /** Characters at most; more are counted in red and kept, so that nothing typed is lost. */
  max?: number
}

/** A longer text, counted as it is typed (R43). */
export function TextArea({ value, onChange, max, ...rest }: TextAreaProps) {
  return (
    <Field {...rest} count={max ? { n: value.length, max } : undefined}>
      <textarea
        {...describe(rest)}
        className="input"
        dir="auto"
        value={value}
        onInput={event => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}
