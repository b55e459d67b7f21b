import { useRef, useState } from 'react'
import { formatDate } from '../dates'
import { fill, texts } from '../texts'
import fieldCss from '../ui/field.css'
import { useHost, useStyles } from '../ui/host'
import { Icon } from '../ui/icons'
import type { DateRange } from './date-range'
import css from './filters.css'
import { inOrder } from './place-in-list'

const calendar =
  'M4.5 4.25h11c.8 0 1.5.7 1.5 1.5v9.5c0 .8-.7 1.5-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.25v-9.5c0-.8.7-1.5 1.5-1.5zM3 8.25h14M6.75 2.75v3M13.25 2.75v3'

const english = {
  any: 'Any day',
  between: '{from} to {to}',
  from: 'From {from}',
  to: 'Until {to}',
  chosen: '{label}: {value}',
}

/** The two ends of a range of days, `YYYY-MM-DD`; an open end is not there. */
export interface Days {
  from?: string
  to?: string
}

/** A range of days in words; undefined for all days. */
export function wordsOfDays(days: Days): string | undefined {
  const t = texts('table', english)
  const [from, to] = inOrder(days.from, days.to)
  const values = { from: formatDate(from ?? ''), to: formatDate(to ?? '') }
  if (from && to) return fill(t.between, values)
  if (from) return fill(t.from, values)
  return to && fill(t.to, values)
}

interface DatesFilterProps extends Days {
  label: string
  onChange: (days: Days) => void
}

/** A filter by a range of days; its two date fields load when it is reached (R182). */
export function DatesFilter({ label, from, to, onChange }: DatesFilterProps) {
  useStyles(fieldCss)
  useStyles(css)
  const t = texts('table', english)
  const host = useHost()
  const button = useRef<HTMLButtonElement>(null)
  const [Range, setRange] = useState<typeof DateRange>()
  const words = wordsOfDays({ from, to })

  const load = () => import('./date-range')

  async function open() {
    try {
      const loaded = await load()
      setRange(() => loaded.DateRange)
    } catch (error) {
      host.report(error, 'load')
    }
  }

  /** Ahead of the press, which tells when it does not come. */
  function reach() {
    load().catch(() => {})
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className="input table-filter"
        aria-haspopup="dialog"
        aria-expanded={!!Range}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => (Range ? setRange(undefined) : void open())}
      >
        <span className="sr">{fill(t.chosen, { label, value: words ?? t.any })}</span>
        <span className={`trunc ${words ? '' : 'subtle'}`} aria-hidden="true">
          {words ?? label}
        </span>
        <Icon path={calendar} />
      </button>
      {Range && (
        <Range {...{ label, from, to, onChange, button }} onClose={() => setRange(undefined)} />
      )}
    </>
  )
}
