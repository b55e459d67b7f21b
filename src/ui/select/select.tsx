import { useStyles } from '../host'
import { chevronDown, Icon } from '../icons'
import css from './select.css'

interface SelectProps<T extends string> {
  label: string
  value: T
  options: readonly { value: T; label: string }[]
  onChange: (value: T) => void
  /** It cannot be changed now, and keeps its place in the order of the tab key. */
  isOff?: boolean
}

/** A choice of one, compact: the browser's own control, so that every keyboard and phone knows it. */
export function Select<T extends string>({
  label,
  value,
  options,
  onChange,
  isOff,
}: SelectProps<T>) {
  useStyles(css)
  return (
    <span className="select">
      <select
        aria-label={label}
        value={value}
        aria-disabled={isOff || undefined}
        onChange={({ currentTarget }) => {
          if (isOff) currentTarget.value = value
          else onChange(currentTarget.value as T)
        }}
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
