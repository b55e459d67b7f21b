import { Button } from '../../button'
import { toDate } from '../dates'
import type { Names } from './names'
import { calendarTexts } from './texts'
import { chevronDown, chevronLeft, chevronRight, Icon } from '../../icons'

/** Years after this one that can be chosen where there is no last day. */
const AHEAD = 10

interface DatePickerHeaderProps {
  year: number
  month: number
  min: string
  max?: string
  names: Names
  /** By so many months, forth or back. */
  onMove: (months: number) => void
}

/** The month that a calendar shows, to be turned or chosen. */
export function DatePickerHeader(props: DatePickerHeaderProps) {
  const { year, month, min, max, names, onMove } = props
  const t = calendarTexts()
  const first = toDate(min)!
  const last = toDate(max) ?? new Date(new Date().getFullYear() + AHEAD, 11)
  const isIn = (at: number) => new Date(year, at + 1, 0) >= first && new Date(year, at) <= last
  const months = names.months.map((name, value) => ({ name, value }))
  const years = [...Array(last.getFullYear() - first.getFullYear() + 1).keys()].map(index => {
    const value = last.getFullYear() - index
    return { name: String(value), value }
  })

  const turn = (label: string, path: string, by: number) => (
    <Button
      kind="ghost"
      icon
      size="sm"
      aria-label={label}
      aria-disabled={!isIn(month + by)}
      onClick={() => isIn(month + by) && onMove(by)}
    >
      <Icon path={path} className="i--flip" />
    </Button>
  )
  return (
    <div className="date-picker__head">
      {turn(t.previous, chevronLeft, -1)}
      <Choice
        label={t.month}
        value={month}
        options={months.filter(({ value }) => isIn(value))}
        onChange={to => onMove(to - month)}
      />
      <Choice
        label={t.year}
        value={year}
        options={years}
        onChange={to => onMove((to - year) * 12)}
      />
      {turn(t.next, chevronRight, 1)}
    </div>
  )
}

interface ChoiceProps {
  label: string
  value: number
  options: { value: number; name: string }[]
  onChange: (value: number) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <span className="date-picker__choice">
      <select
        aria-label={label}
        value={value}
        onChange={event => onChange(Number(event.currentTarget.value))}
      >
        {options.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
      <Icon path={chevronDown} />
    </span>
  )
}
