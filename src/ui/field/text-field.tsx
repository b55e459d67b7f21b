import type { ComponentProps } from 'react'
import { describe, Field, type FieldProps } from './field'
import { Icon } from '../icons'

type TextFieldProps = FieldProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'placeholder' | 'readOnly' | 'autoFocus'
  > & {
    value: string
    onChange?: (value: string) => void
    /** A drawing at the start of the control. */
    icon?: string
    /** A drawing at its end. */
    endIcon?: string
  }

/** A line of text. */
export function TextField({
  value,
  onChange,
  icon,
  endIcon,
  type = 'text',
  ...rest
}: TextFieldProps) {
  const { label, mandatory, hint, error, className, name, ...native } = rest
  return (
    <Field {...rest}>
      <span className={`input ${native.readOnly ? 'is-readonly' : ''}`}>
        {icon && <Icon path={icon} />}
        <input
          {...native}
          {...describe(rest)}
          // the browser's own verdict on an address is shown nowhere, and read out without a word of why
          {...(type === 'email' && { 'aria-invalid': !!rest.error })}
          type={type}
          // an address and a number are written from the left, whatever the page
          dir={type === 'text' ? 'auto' : undefined}
          value={value}
          aria-required={mandatory || undefined}
          onInput={event => onChange?.(event.currentTarget.value)}
        />
        {endIcon && <Icon path={endIcon} />}
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
    <Field {...rest} count={max && { n: lengthOf(value), max }}>
      <textarea
        {...describe({ ...rest, max })}
        className="input"
        dir="auto"
        value={value}
        onInput={event => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}

/** Characters of a longer text as its field has it: a line's end is one, also where it is stored as two. */
export function lengthOf(text: string): number {
  return text.replace(/\r\n/g, '\n').length
}
