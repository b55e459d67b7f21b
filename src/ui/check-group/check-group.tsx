import css from './check-group.css'
import { describe, Field, type FieldProps } from '../field'
import { useStyles } from '../host'

type CheckGroupProps = FieldProps & {
  value: readonly string[]
  options: readonly { value: string; label: string }[]
  onChange: (value: string[]) => void
}

/** Some of a few words, all in view: the browser's own boxes. */
export function CheckGroup({ value, options, onChange, ...rest }: CheckGroupProps) {
  useStyles(css)
  // its caption is of all boxes, and ticks none
  const { id: _, ...tied } = describe(rest)

  /** What is checked, in the order of the boxes. */
  function toggle(changed: string, isOn: boolean) {
    const all = options.map(option => option.value)
    onChange(all.filter(each => (each === changed ? isOn : value.includes(each))))
  }

  return (
    <Field {...rest}>
      <div className="checks" role="group" aria-label={rest.label}>
        {options.map(option => (
          <label key={option.value} className="checks__one">
            <input
              {...tied}
              type="checkbox"
              value={option.value}
              aria-label={option.label}
              checked={value.includes(option.value)}
              onChange={event => toggle(option.value, event.currentTarget.checked)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </Field>
  )
}
