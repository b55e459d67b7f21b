import type { ComboboxProps } from '../types'

/** Describes the field by what is chosen in it, before all else: who comes by the tab key passes the chips by. */
export function describeChosen({ id, single, value, describedBy }: ComboboxProps) {
  if (single || !value.length) return { describedBy }
  const own = `${id}-chosen`
  return {
    describedBy: describedBy ? `${own} ${describedBy}` : own,
    words: (
      <span id={own} hidden>
        {value.map(({ name }) => name).join(', ')}
      </span>
    ),
  }
}
