import { useState } from 'react'
import { fill } from '../../texts'
import { Button } from '../button'
import { describe, Field, type FieldProps } from '../field'
import { eye, Icon } from '../icons'
import { passwordFieldTexts } from './texts'

type PasswordFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  autoComplete: 'current-password' | 'new-password'
  autoFocus?: boolean
  /** The form is on its way: what was shown is masked again. */
  masked: boolean
}

/** A password, which can be shown; pasting and password managers work. */
export function PasswordField({
  value,
  onChange,
  autoComplete,
  autoFocus,
  masked,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  const isVisible = isShown && !masked
  return (
    <Field {...rest}>
      <span className="input">
        <input
          {...describe(rest)}
          type={isVisible ? 'text' : 'password'}
          value={value}
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          aria-required={rest.mandatory || undefined}
          spellCheck={false}
          // shown, it is a text to a phone, which begins one with a capital
          autoCapitalize="none"
          autoCorrect="off"
          onInput={event => onChange(event.currentTarget.value)}
        />
        <Button
          kind="ghost"
          size="sm"
          icon
          aria-pressed={isVisible}
          aria-label={fill(passwordFieldTexts().show, { label: rest.label })}
          onClick={() => setShown(!isVisible)}
        >
          <Icon path={eye} />
        </Button>
      </span>
    </Field>
  )
}
