import { useId, useState } from 'react'
import { getConfig } from '../../config'
import { fill } from '../../texts'
import { Button } from '../../ui/button'
import { DatePicker, problemOf, today } from '../../ui/date-picker'
import { useStyles } from '../../ui/host'
import css from './date-range.lazy.css'
import type { Days } from '../place-in-list'
import { findingTexts } from './finding.texts'
import { usualRanges } from './usual-ranges'

/** No list begins before. */
const FIRST_DAY = '1900-01-01'

interface FieldsProps extends Days {
  label: string
  onChange: (days: Days) => void
  /** A usual range was taken, after which there is nothing more to choose. */
  onTaken?: () => void
}

/**
 * The usual ranges, and a first and a last day; heard when one is a day or empty, not while it is being
 * typed (Q90).
 */
export function DateRangeFields({ label, from, to, onChange, onTaken }: FieldsProps) {
  useStyles(css)
  const t = findingTexts()

  function take(days: Days) {
    onChange(days)
    onTaken?.()
  }

  return (
    <>
      <div className="date-range__usual" role="group" aria-label={fill(t.usual, { label })}>
        {usualRanges().map(({ words, ...days }) => (
          <Button
            key={words}
            size="sm"
            aria-pressed={days.from === from && days.to === to}
            onClick={() => take(days)}
          >
            {words}
          </Button>
        ))}
      </div>
      <div className="date-range__fields">
        <Day
          word={t.from}
          label={fill(t.first, { label })}
          value={from}
          onChange={day => onChange({ from: day, to })}
        />
        <Day
          word={t.to}
          label={fill(t.last, { label })}
          value={to}
          onChange={day => onChange({ from, to: day })}
        />
      </div>
    </>
  )
}

interface DayProps {
  word: string
  label: string
  value: string | undefined
  onChange: (day: string | undefined) => void
}

function Day({ word, label, value = '', onChange }: DayProps) {
  const id = useId()
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  const [invalid, setInvalid] = useState<string>()

  function change(text: string) {
    setTyped({ text, over: value })
    if (problemOf(text, FIRST_DAY, today())) return
    if (text !== value) onChange(text || undefined)
  }

  return (
    <div className={`field ${invalid ? 'is-invalid' : ''}`}>
      <label className="field__label" htmlFor={id}>
        <span aria-hidden="true">{word}</span>
        <span className="sr">{label}</span>
      </label>
      <DatePicker
        id={id}
        label={label}
        // what is typed stays, unless the filter was changed from elsewhere
        value={typed && (typed.over === value || typed.text === value) ? typed.text : value}
        min={FIRST_DAY}
        max={today()}
        locale={getConfig().locale}
        invalid={!!invalid}
        describedBy={invalid && `${id}-error`}
        onChange={change}
        onInvalid={setInvalid}
      />
      {invalid && (
        <span className="field__error" id={`${id}-error`} role="alert">
          {invalid}
        </span>
      )}
    </div>
  )
}
