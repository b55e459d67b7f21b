import { useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { fill } from '../texts'
import type { DatePickerCalendar } from './date-picker-calendar'
import { readDay, writeDay, writeLong } from './date-picker-dates'
import { problemOf } from './date-picker-problem'
import type { DatePickerProps } from './date-picker-props'
import { datePickerTexts } from './date-picker-texts'
import css from './date-picker.css'
import fieldCss from './field.css'
import { useHost, useStyles } from './host'
import { Icon } from './icons'

const calendar =
  'M4.5 4.25h11c.8 0 1.5.7 1.5 1.5v9.5c0 .8-.7 1.5-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.25v-9.5c0-.8.7-1.5 1.5-1.5zM3 8.25h14M6.75 2.75v3M13.25 2.75v3'

/** A day, typed as `DD-MM-YYYY` or with its month in words, or picked from a calendar, which loads when the focus first comes. */
export function DatePicker(field: DatePickerProps) {
  useStyles(fieldCss)
  useStyles(css)
  const { value, min = '1900-01-01', max, locale = 'en', label, disabled } = field
  const host = useHost()
  const box = useRef<HTMLSpanElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isInside, setInside] = useState(false)
  const [Calendar, setCalendar] = useState<typeof DatePickerCalendar>()
  const name = fill(datePickerTexts().choose, { label })
  // as it is typed, `1/2/1990` for one, unless the value has changed from outside
  const written = field.long && !isInside ? writeLong(value, locale) : writeDay(value)
  const text = typed !== undefined && readDay(typed, locale) === value ? typed : written

  async function load() {
    try {
      return (await import('./date-picker-calendar')).DatePickerCalendar
    } catch (error) {
      host.report(error, 'load')
    }
  }

  async function open() {
    const Loaded = await load()
    // the visitor may have gone on in the meantime
    if (box.current?.contains(host.root.activeElement)) setCalendar(() => Loaded)
  }

  function close(isDone: boolean) {
    if (isDone) button.current!.focus()
    setCalendar(undefined)
  }

  function onFocus() {
    setInside(true)
    void load()
  }

  function onPress() {
    // Safari gives the focus to no button that is pressed
    button.current!.focus()
    if (Calendar) close(true)
    else void open()
  }

  function change(text: string) {
    setTyped(text)
    field.onChange(readDay(text, locale))
    field.onInvalid?.(undefined)
  }

  function pick(day: string) {
    setTyped(undefined)
    field.onChange(day)
    field.onInvalid?.(undefined)
    close(true)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    void open()
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (currentTarget.contains(relatedTarget)) return
    setInside(false)
    setTyped(undefined)
    field.onInvalid?.(problemOf(value, min, max, locale))
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
        value={text}
        disabled={disabled}
        aria-invalid={field.invalid || undefined}
        aria-describedby={field.describedBy}
        aria-required={field.required || undefined}
        onChange={event => change(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <button
        ref={button}
        type="button"
        className="date-picker__button"
        aria-label={name}
        aria-haspopup="dialog"
        aria-expanded={!!Calendar}
        disabled={disabled}
        onClick={onPress}
      >
        <Icon path={calendar} />
      </button>
      {Calendar && (
        <Calendar
          {...{ name, value, min, max, locale, button }}
          id={field.id}
          control={box}
          onPick={pick}
          onClose={close}
        />
      )}
    </span>
  )
}
