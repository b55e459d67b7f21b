import { useStyles } from './host'
import { chevronDown, Icon } from './icons'
import css from './select.css'

interface SelectProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
}

/** A choice of one, compact: the browser's own control, so that every keyboard and phone knows it. */
export function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  useStyles(css)
  return (
    <span className="select">
      <select
        aria-label={label}
        value={value}
        onChange={event => onChange(event.currentTarget.value as T)}
      >
        {options.map(option => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon path={chevronDown} />
    </span>
  )
}
