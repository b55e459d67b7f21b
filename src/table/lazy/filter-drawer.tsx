import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button'
import { DialogBody, DialogFoot } from '../../ui/dialog'
import { Drawer } from '../../ui/drawer'
import { useStyles } from '../../ui/host'
import { DateRangeFields } from './date-range-fields'
import css from './filter-drawer.lazy.css'
import type { Sorting } from '../place-in-list'
import { SortChoice } from './sort-choice'
import type { Column } from '../source'
import type { LabelledFilter, Values } from '../use-filters'
import { findingTexts } from './finding.texts'

interface FilterDrawerProps {
  title: string
  filters: readonly LabelledFilter[]
  values: Values
  control: (filter: LabelledFilter, over: Values, onChange: (to: Values) => void) => ReactNode
  columns: readonly Column<never>[]
  /** Nothing where the columns do not sort. */
  sorting: Sorting | undefined
  onApply: (values: Values, sorting: Sorting) => void
  onClose: () => void
}

/** The filters and the order where the table is narrow: chosen one by one, and applied together. */
export function FilterDrawer({ title, filters, control, columns, ...props }: FilterDrawerProps) {
  useStyles(css)
  const t = findingTexts()
  const { onApply, onClose } = props
  const [draft, setDraft] = useState(props.values)
  const [sorting, setSorting] = useState(props.sorting)
  const inside = useRef<HTMLDivElement>(null)
  const change = (to: Values) => setDraft(before => ({ ...before, ...to }))

  /** A day that is none is not left out without a word. */
  function applyDraft() {
    const invalid = inside.current!.querySelector<HTMLElement>('[aria-invalid]')
    if (invalid) invalid.focus()
    else apply(draft, sorting)
  }

  function apply(chosen: Values, by: Sorting = {}) {
    onApply(chosen, { sort: by.sort, order: by.order })
    onClose()
  }

  return (
    <Drawer title={title} onClose={onClose}>
      <DialogBody>
        <div ref={inside} className="filter-drawer">
          {sorting && (
            <div className="filter-drawer__one">
              <span className="filter-drawer__label" aria-hidden="true">
                {t.sortBy}
              </span>
              <SortChoice
                label={t.sortBy}
                columns={columns}
                sorting={sorting}
                onChange={setSorting}
              />
            </div>
          )}
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
        <Button kind="primary" onClick={applyDraft}>
          {t.apply}
        </Button>
      </DialogFoot>
    </Drawer>
  )
}
