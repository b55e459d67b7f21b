import { useState, type ReactNode } from 'react'
import { texts } from '../texts'
import { Button } from '../ui/button'
import { Dialog, DialogBody, DialogFoot } from '../ui/dialog'
import { useStyles } from '../ui/host'
import { DateRangeFields } from './date-range-fields'
import css from './filter-drawer.lazy.css'
import type { LabelledFilter, Values } from './use-filters'

const english = { filters: 'Filters', clear: 'Clear', apply: 'Apply' }

interface FilterDrawerProps {
  filters: readonly LabelledFilter[]
  values: Values
  control: (filter: LabelledFilter, over: Values, onChange: (to: Values) => void) => ReactNode
  onApply: (values: Values) => void
  onClose: () => void
}

/** The filters where the table is narrow: chosen one by one, and applied together. */
export function FilterDrawer({ filters, values, control, onApply, onClose }: FilterDrawerProps) {
  useStyles(css)
  const t = texts('table', english)
  const [draft, setDraft] = useState(values)
  const change = (to: Values) => setDraft(before => ({ ...before, ...to }))

  function apply(chosen: Values) {
    onApply(chosen)
    onClose()
  }

  return (
    <Dialog open drawer title={t.filters} onClose={onClose}>
      <DialogBody>
        <div className="filter-drawer">
          {filters.map(one => (
            <div key={one.label} className="filter-drawer__one">
              <span className="filter-drawer__label" aria-hidden="true">
                {one.label}
              </span>
              {one.filter.kind === 'dates' ? (
                <DateRangeFields
                  label={one.label}
                  from={draft['from_date']}
                  to={draft['to_date']}
                  onChange={({ from, to }) => change({ from_date: from, to_date: to })}
                />
              ) : (
                control(one, draft, change)
              )}
            </div>
          ))}
        </div>
      </DialogBody>
      <DialogFoot>
        <Button onClick={() => apply({})}>{t.clear}</Button>
        <Button kind="primary" onClick={() => apply(draft)}>
          {t.apply}
        </Button>
      </DialogFoot>
    </Dialog>
  )
}
