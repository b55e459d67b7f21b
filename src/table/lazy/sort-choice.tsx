import { ChoiceFilter } from '../choice-filter'
import type { Sorting } from '../place-in-list'
import type { Column } from '../source'
import { wordsOfSorting } from './sort-words'

interface SortChoiceProps {
  label: string
  columns: readonly Column<never>[]
  sorting: Sorting
  onChange: (sorting: Sorting) => void
}

/** The order of a list as one choice, where no column has a head to press. */
export function SortChoice({ label, columns, sorting, onChange }: SortChoiceProps) {
  const orders = columns.flatMap(({ key: sort }) =>
    (['asc', 'desc'] as const).map(order => ({ sort, order })),
  )
  const choices: Sorting[] = [{}, ...orders]
  const words = choices.map(choice => wordsOfSorting(columns, choice))
  const chosen = choices.findIndex(
    ({ sort, order }) => sort === sorting.sort && order === sorting.order,
  )
  return (
    <ChoiceFilter
      label={label}
      value={`${chosen}`}
      shown={words[chosen]!}
      isMandatory
      options={async () => words.map((label, index) => ({ value: `${index}`, label }))}
      onChange={index => onChange(choices[Number(index)]!)}
    />
  )
}
