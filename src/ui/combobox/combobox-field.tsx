import { useState } from 'react'
import { describe, Field, type FieldProps } from '../field'
import { Combobox } from './combobox'
import type { ComboboxProps } from './types'

type ComboboxFieldProps = FieldProps &
  Pick<
    ComboboxProps,
    | 'value'
    | 'options'
    | 'onChange'
    | 'single'
    | 'allowNew'
    | 'byComma'
    | 'onRetry'
    | 'placeholder'
    | 'disabled'
    | 'autoComplete'
  >

/** Some of many options, or one, with a label. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { name, label, mandatory, hint, className, ...rest } = props
  const [invalid, setInvalid] = useState<string>()
  const error = invalid ?? rest.error
  const tied = describe({ name, label, hint, error })
  return (
    <Field {...{ name, label, mandatory, hint, error, className, refused: invalid }}>
      <Combobox
        {...rest}
        {...{ id: name, name, label }}
        required={mandatory}
        problem={invalid}
        invalid={!!error}
        describedBy={tied['aria-describedby']}
        onInvalid={setInvalid}
      />
    </Field>
  )
}
