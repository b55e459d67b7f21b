import { describe, Field, type FieldProps } from '../field'
import { chevronDown, Icon } from '../icons'
import { selectTexts } from './texts'

type SelectFieldProps = FieldProps & {
  value: string
  autoComplete?: string
  options: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

/** A choice of one among few: the browser's own control. */
export function SelectField({ value, autoComplete, options, onChange, ...rest }: SelectFieldProps) {
  return (
    <Field {...rest}>
      <span className="input">
        <select
          {...describe(rest)}
          value={value}
          autoComplete={autoComplete}
          aria-required={rest.mandatory || undefined}
          onChange={event => onChange(event.currentTarget.value)}
        >
          <option value="">{selectTexts().none}</option>
          {options.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={chevronDown} />
      </span>
    </Field>
  )
}
