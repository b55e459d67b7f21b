import { formatDate } from '../dates'
import { fill } from '../texts'
import fieldCss from '../ui/field/field.css'
import { useStyles } from '../ui/host'
import { calendar, Icon } from '../ui/icons'
import css from './filters.css'
import { PanelButton } from './panel-button'
import { inOrder, type Days } from './place-in-list'
import { tableTexts } from './texts'

/** A range of days in words; undefined for all days. */
export function wordsOfDays(days: Days): string | undefined {
  const t = tableTexts()
  const [from, to] = inOrder(days.from, days.to)
  const values = { from: formatDate(from ?? ''), to: formatDate(to ?? '') }
  if (from && to) return fill(t.between, values)
  if (from) return fill(t.fromDay, values)
  return to && fill(t.untilDay, values)
}

interface DatesFilterProps extends Days {
  label: string
  onChange: (days: Days) => void
}

/** A filter by a range of days; its two date fields load when it is reached (R182). */
export function DatesFilter({ label, from, to, onChange }: DatesFilterProps) {
  useStyles(fieldCss)
  useStyles(css)
  const t = tableTexts()
  const words = wordsOfDays({ from, to })
  return (
    <PanelButton
      className="input table-filter"
      bring={async () => (await import('./lazy/date-range')).DateRange}
      panel={{ label, from, to, onChange }}
    >
      <span className="sr">{fill(t.chosen, { label, value: words ?? t.any })}</span>
      <span className={`trunc ${words ? '' : 'subtle'}`} aria-hidden="true">
        {words ?? label}
      </span>
      <Icon path={calendar} />
    </PanelButton>
  )
}
