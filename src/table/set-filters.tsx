import { useRef } from 'react'
import { fill } from '../texts'
import { Button } from '../ui/button'
import { useStyles } from '../ui/host'
import { cross, Icon } from '../ui/icons'
import css from './filters.css'
import type { SetFilter, Values } from './use-filters'
import { tableTexts } from './texts'

interface SetFiltersProps {
  filters: readonly SetFilter[]
  onChange: (values: Values) => void
  onClear: () => void
  /** Gives the focus to what stays without any. */
  onNone: () => void
}

/** The filters that are set, each with its way out, and one for all (Q90). */
export function SetFilters({ filters, onChange, onClear, onNone }: SetFiltersProps) {
  useStyles(css)
  const t = tableTexts()
  const box = useRef<HTMLUListElement>(null)
  if (!filters.length) return null

  /** The pressed button goes: the focus stays among the others. */
  function remove(without: Values) {
    if (filters.length === 1) onNone()
    else box.current!.focus()
    onChange(without)
  }

  return (
    <ul ref={box} className="set-filters" tabIndex={-1} aria-label={t.set}>
      {filters.map(({ label, words, without }) => (
        <li key={label} className="set-filters__one">
          <span className="trunc" dir="auto">
            {words}
          </span>
          <button
            type="button"
            className="set-filters__remove"
            aria-label={fill(t.remove, { label, words })}
            onClick={() => remove(without)}
          >
            <Icon path={cross} />
          </button>
        </li>
      ))}
      <li>
        <Button kind="ghost" size="sm" onClick={onClear}>
          {t.clearFilters}
        </Button>
      </li>
    </ul>
  )
}
