import { useState } from 'react'
import { DatePicker } from './date-picker'
import type { DatePickerProps } from './types'
import { describe, Field, type FieldProps } from '../field'

type DateFieldProps = FieldProps &
  Pick<DatePickerProps, 'value' | 'onChange' | 'min' | 'max' | 'long' | 'locale' | 'autoComplete'>

/** A day, with a label. */
export function DateField(props: DateFieldProps) {
  const { name, label, mandatory, hint, className, ...rest } = props
  const [invalid, setInvalid] = useState<string>()
  const error = invalid ?? rest.error
  const tied = describe({ name, label, hint, error })
  return (
    <Field {...{ name, label, mandatory, hint, error, className, refused: invalid }}>
      <DatePicker
        {...rest}
        {...{ id: name, name, label }}
        required={mandatory}
        invalid={!!error}
        describedBy={tied['aria-describedby']}
        onInvalid={setInvalid}
      />
    </Field>
  )
}
