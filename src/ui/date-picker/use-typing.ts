import { useLayoutEffect, useRef, useState } from 'react'
import { readDay, writeDay, writeLong } from './dates'
import { problemOf } from './problem'
import type { DatePickerProps } from './types'

type Typed = Pick<DatePickerProps, 'value' | 'max' | 'long' | 'onChange' | 'onInvalid'> &
  Required<Pick<DatePickerProps, 'min' | 'locale'>>

/** What a date field reads: its day, or what is being typed. */
export function useTyping({ value, min, max, long, locale, onChange, onInvalid }: Typed) {
  const [typed, setTyped] = useState<string>()
  const [isInside, setInside] = useState(false)
  const told = useRef(value)
  const refuse = useRef(onInvalid)
  refuse.current = onInvalid
  // what was wrong was of what had been typed, in whose place another day stands; not after the paint, by when more may
  // be typed, and the field left
  useLayoutEffect(() => {
    if (value !== told.current) refuse.current?.(undefined)
    told.current = value
  }, [value])
  // as it is typed, `1/2/1990` for one, unless the value has changed from outside
  const written = long && !isInside ? writeLong(value, locale) : writeDay(value)

  function take(text: string | undefined, day: string) {
    told.current = day
    setTyped(text)
    onChange(day)
    onInvalid?.(undefined)
  }

  return {
    text: typed !== undefined && readDay(typed, locale) === value ? typed : written,
    type: (text: string) => take(text, readDay(text, locale)),
    pick: (day: string) => take(undefined, day),
    enter(control: HTMLInputElement) {
      setInside(true)
      // a day in words gives way to its figures, which stay marked for who comes by Tab
      if (control.selectionEnd! > control.selectionStart!) queueMicrotask(() => control.select())
    },
    leave() {
      setInside(false)
      setTyped(undefined)
      onInvalid?.(problemOf(value, min, max, locale))
    },
  }
}
