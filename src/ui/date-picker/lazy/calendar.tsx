import type { DayElement, Instance } from 'flatpickr/dist/types/instance'
import {
  useLayoutEffect,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
} from 'react'
import buttonCss from '../../button/button.css'
import { clampDay, today, toDate, toIso } from '../dates'
import { makeGrid, showDay } from './grid'
import { DatePickerHeader } from './header'
import { dayByKey, monthsFrom, nextStop } from './keys'
import { namesOf } from './names'
import { calendarTexts } from './texts'
import css from './date-picker.lazy.css'
import { useStyles } from '../../host'
import { isInOrAround, usePopover } from '../../popover'

interface DatePickerCalendarProps {
  id: string
  /** The dialog's. */
  name: string
  value: string
  min: string
  max?: string
  locale: string
  control: RefObject<HTMLElement | null>
  button: RefObject<HTMLElement | null>
  onPick: (day: string) => void
  onClose: () => void
}

/** A month to pick a day from, in the top layer; it opens with the focus on a day (APG date picker). */
export function DatePickerCalendar(props: DatePickerCalendarProps) {
  useStyles(buttonCss)
  useStyles(css)
  const { id, name, value, min, max, locale, control, button, onPick, onClose } = props
  const popover = useRef<HTMLDivElement>(null)
  const days = useRef<HTMLDivElement>(null)
  const grid = useRef<Instance>(undefined)
  const [names] = useState(() => namesOf(locale))
  /** Where the keys are, in the month that is shown. */
  const [day, setDay] = useState(() => within(toDate(value) ?? toDate(today())!))
  const isByKey = useRef(true)

  function within(date: Date): Date {
    return toDate(clampDay(toIso(date), min, max))!
  }

  useLayoutEffect(() => {
    const made = makeGrid(days.current!, { id, value, min, max, names })
    grid.current = made
    return () => made.destroy()
  }, [id, value, min, max, names])
  const onEscape = usePopover({ popover, control, opener: button, onClose })
  useLayoutEffect(() => {
    const shown = showDay(grid.current!, day)
    if (isByKey.current) shown?.focus()
  }, [day])

  function go(to: Date) {
    isByKey.current = true
    setDay(within(to))
  }

  function turn(months: number) {
    isByKey.current = false
    setDay(day => within(monthsFrom(day, months)))
  }

  function pick(event: KeyboardEvent | MouseEvent, { classList, dateObj }: DayElement) {
    event.preventDefault()
    event.stopPropagation()
    if (!classList.contains('flatpickr-disabled')) onPick(toIso(dateObj))
  }

  function onKeyDown(event: KeyboardEvent) {
    onEscape(event)
    const { key } = event
    const pressed = dayOf(event)
    const to = pressed && dayByKey(pressed.dateObj, event, isRtl(pressed))
    const stop = nextStop(popover.current!, event)
    // flatpickr has keys of its own
    if (pressed) event.stopPropagation()
    if (to) go(to)
    else if (pressed && (key === 'Enter' || key === ' ')) pick(event, pressed)
    else if (stop) stop.focus()
    else return
    event.preventDefault()
  }

  function onBlur({ relatedTarget }: FocusEvent) {
    // none when a month is drawn anew, or another window has the focus; a press on the button closes by itself
    const isElsewhere = relatedTarget && relatedTarget !== button.current
    if (isElsewhere && !isInOrAround(relatedTarget, popover.current!)) onClose()
  }

  return (
    <div
      ref={popover}
      popover="manual"
      className="date-picker__pop"
      role="dialog"
      aria-label={name}
      aria-describedby={`${id}-help`}
      tabIndex={-1}
      onKeyDownCapture={onKeyDown}
      onClickCapture={event => {
        const clicked = dayOf(event)
        if (clicked) pick(event, clicked)
      }}
      onBlur={onBlur}
    >
      <DatePickerHeader
        {...{ min, max, names }}
        year={day.getFullYear()}
        month={day.getMonth()}
        onMove={turn}
      />
      <Words id={id} month={names.monthOf(day)} />
      <div ref={days} />
    </div>
  )
}

/** What is said: the month, and how to go about in it. */
function Words({ id, month }: { id: string; month: string }) {
  return (
    <>
      <span id={`${id}-month`} className="sr" aria-live="polite">
        {month}
      </span>
      <span id={`${id}-help`} hidden>
        {calendarTexts().help}
      </span>
    </>
  )
}

function dayOf({ target }: KeyboardEvent | MouseEvent): DayElement | null {
  return (target as Element).closest<DayElement>('.flatpickr-day')
}

function isRtl(element: Element): boolean {
  return getComputedStyle(element).direction === 'rtl'
}
