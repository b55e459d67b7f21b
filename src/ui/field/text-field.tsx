import type { ComponentProps } from 'react'
import { describe, Field, type FieldProps } from './field'
import { Icon, lock } from '../icons'

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
