import { fill } from '../../texts'
import { ChoiceFilter } from '../choice-filter'
import type { Sorting } from '../place-in-list'
import type { Column } from '../source'
import { tableTexts } from '../texts'

interface SortChoiceProps {
  label: string
  columns: readonly Column<never>[]
  sorting: Sorting
  onChange: (sorting: Sorting) => void
}

/** The order of a list as one choice, where no column has a head to press. */
export function SortChoice({ label, columns, sorting, onChange }: SortChoiceProps) {
  const t = tableTexts()
  const orders = columns.flatMap(({ key, label, filter }) => {
    const [asc, desc] = filter?.kind === 'dates' ? [t.oldest, t.newest] : [t.asc, t.desc]
    return [
      { sort: key, order: 'asc' as const, label: fill(asc, { label }) },
      { sort: key, order: 'desc' as const, label: fill(desc, { label }) },
    ]
  })
  const choices = [{ sort: undefined, order: undefined, label: t.own }, ...orders]
  const chosen = choices.findIndex(
    ({ sort, order }) => sort === sorting.sort && order === sorting.order,
  )
  return (
    <ChoiceFilter
      label={label}
      value={`${chosen}`}
      shown={choices[chosen]!.label}
      isMandatory
      options={async () => choices.map(({ label }, index) => ({ value: `${index}`, label }))}
      onChange={index => onChange(choices[Number(index)]!)}
    />
  )
}
