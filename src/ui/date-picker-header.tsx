import { Button } from './button'
import { toDate } from './date-picker-dates'
import type { Names } from './date-picker-names'
import { datePickerTexts } from './date-picker-texts'
import { chevronDown, Icon } from './icons'

const back = 'M12 5.5 7.5 10l4.5 4.5'
const forth = 'm8 5.5 4.5 4.5L8 14.5'

/** Years after this one that can be chosen where there is no last day. */
const AHEAD = 10

interface DatePickerHeaderProps {
  year: number
  month: number
  min: string
  max?: string
  names: Names
  onYear: (year: number) => void
  /** Of the same year, or one before or after it. */
  onMonth: (month: number) => void
}

/** The month that a calendar shows, to be turned or chosen. */
export function DatePickerHeader(props: DatePickerHeaderProps) {
  const { year, month, min, max, names, onYear, onMonth } = props
  const t = datePickerTexts()
  const first = toDate(min)!
  const last = toDate(max) ?? new Date(new Date().getFullYear() + AHEAD, 11)
  const isIn = (month: number) => {
    const end = new Date(year, month + 1, 0)
    return end >= first && new Date(year, month) <= last
  }
  const years = last.getFullYear() - first.getFullYear() + 1

  const turn = (label: string, path: string, to: number) => (
    <Button
      kind="ghost"
      icon
      size="sm"
      aria-label={label}
      aria-disabled={!isIn(to)}
      onClick={() => isIn(to) && onMonth(to)}
    >
      <Icon path={path} className="i--flip" />
    </Button>
  )
  return (
    <div className="date-picker__head">
      {turn(t.previous, back, month - 1)}
      <Choice label={t.month} value={month} onChange={onMonth}>
        {names.months.map((name, index) => ({ value: index, name })).filter(m => isIn(m.value))}
      </Choice>
      <Choice label={t.year} value={year} onChange={onYear}>
        {Array.from({ length: years }, (_, index) => last.getFullYear() - index).map(value => ({
          value,
          name: String(value),
        }))}
      </Choice>
      {turn(t.next, forth, month + 1)}
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: number
  onChange: (value: number) => void
  children: { value: number; name: string }[]
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  return (
    <span className="date-picker__choice">
      <select
        aria-label={label}
        value={value}
        onChange={event => onChange(Number(event.currentTarget.value))}
      >
        {children.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Icon path={chevronDown} />
    </span>
  )
}
