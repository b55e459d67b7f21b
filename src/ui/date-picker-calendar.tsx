import type { DayElement, Instance } from 'flatpickr/dist/types/instance'
import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { toDate, toIso } from './date-picker-dates'
import { focusDay, makeGrid, markDay, nearest } from './date-picker-grid'
import { DatePickerHeader } from './date-picker-header'
import { dayByKey } from './date-picker-keys'
import { namesOf } from './date-picker-names'
import css from './date-picker.lazy.css'
import { useStyles } from './host'
import { usePlaced } from './use-placed'

interface DatePickerCalendarProps {
  id: string
  name: string
  value: string
  min: string
  max?: string
  locale: string
  control: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  onPick: (day: string) => void
  /** `isDone`: the focus goes back to the button. */
  onClose: (isDone: boolean) => void
}

/** A month to pick a day from, in the top layer; the focus is on a day when it opens (APG date picker). */
export function DatePickerCalendar(props: DatePickerCalendarProps) {
  useStyles(css)
  const { id, name, value, min, max, locale, control, button, onPick, onClose } = props
  const popover = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const grid = useRef<Instance>(undefined)
  const [names] = useState(() => namesOf(locale))
  const [day, setDay] = useState(() => toDate(value) ?? new Date())
  ...
}
