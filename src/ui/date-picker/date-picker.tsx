import { useRef, type FocusEvent, type KeyboardEvent } from 'react'
import { fill } from '../../texts'
import type { DatePickerProps } from './types'
import { datePickerTexts } from './texts'
import css from './date-picker.css'
import fieldCss from '../field/field.css'
import { useHost, useStyles } from '../host'
import { calendar as drawing, Icon } from '../icons'
import { useLazyPart } from '../lazy-part'
import { useTyping } from './use-typing'

/**
 * A day, typed as `DD-MM-YYYY` or with its month in words, or picked from a calendar, which loads when the focus first comes.
 *
 * @key Arrow Down - leads from the field to the calendar
 * @key the arrow keys - move by a day and by a week
 * @key Home, End - move to the first and the last day of the week
 * @key Page Up, Page Down - move by a month
 * @key Shift+Page Up, Shift+Page Down - move by a year
 * @key Enter, Space - take the day
 * @key Escape - closes the calendar
 */
export function DatePicker(field: DatePickerProps) {
  useStyles(fieldCss)
  useStyles(css)
  const { value, min = '1900-01-01', max, locale = 'en', label, disabled } = field
  const host = useHost()
  const box = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const t = datePickerTexts()
  const name = fill(t.choose, { label })
  const typing = useTyping({ ...field, min, locale })
  const { part: Calendar, ...calendar } = useLazyPart(async () => {
    const { DatePickerCalendar } = await import('./lazy/calendar')
    // the visitor may have gone on in the meantime
    return box.current?.contains(host.root.activeElement) ? DatePickerCalendar : undefined
  })

  function onFocus({ target }: FocusEvent) {
    typing.enter(target as HTMLInputElement)
    calendar.reach()
  }

  function onPress() {
    // Safari gives the focus to no button that is pressed
    button.current!.focus()
    return Calendar ? calendar.close() : void calendar.open()
  }

  function pick(day: string) {
    typing.pick(day)
    button.current!.focus()
    calendar.close()
  }

  function onKeyDown(event: KeyboardEvent) {
    // the arrow down; in a word that is being composed it is no 40
    if (event.keyCode !== 40) return
    event.preventDefault()
    void calendar.open()
  }

  function onBlur({ currentTarget: own, relatedTarget }: FocusEvent<HTMLElement>) {
    // still active: another window has the focus
    if (![host.root.activeElement, relatedTarget].some(at => own.contains(at))) typing.leave()
  }

  return (
    <span
      ref={box}
      className={`input date-picker ${disabled ? 'is-disabled' : ''}`}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <input
        id={field.id}
        name={field.name}
        inputMode="numeric"
        placeholder="DD-MM-YYYY"
        autoComplete={field.autoComplete ?? 'off'}
        value={typing.text}
        disabled={disabled}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
        aria-required={field.required || undefined}
        onChange={event => typing.type(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button
        ref={button}
        type="button"
        className="date-picker__button"
        // where a day that is picked leads back to, it says which
        aria-label={isDay(value) ? fill(t.chosen, { label, date: typing.text }) : name}
        aria-haspopup="dialog"
        aria-expanded={!!Calendar}
        disabled={disabled}
        onClick={onPress}
      >
        <Icon path={drawing} />
      </button>
      {Calendar && (
        <Calendar
          {...{ name, value, min, max, locale, button }}
          id={field.id}
          control={box}
          onPick={pick}
          onClose={calendar.close}
        />
      )}
    </span>
  )
}

/** What is typed may be half a day, or none. */
const isDay = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value)
