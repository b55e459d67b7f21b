import { useMemo } from 'react'
import { ChoiceFilter } from './choice-filter'
import { DatesFilter, wordsOfDays } from './dates-filter'
import type { PlaceInList } from './place-in-list'
import type { Column, Filter } from './source'
import { TextFilter } from './text-filter'
import { useChoices } from './use-choices'

/** A filter with the name of its column. */
export interface LabelledFilter {
  label: string
  filter: Filter
}

/** Values of the query; an undefined one is taken away. */
export type Values = Readonly<Record<string, string | undefined>>

/** A filter that is set: what it says, and the values that take it away. */
export interface SetFilter {
  label: string
  words: string
  without: Values
}

/** The filters of a table: the control of each, and what is set. With another `texts` what is only typed goes. */
export function useFilters(
  labelled: readonly LabelledFilter[],
  values: Readonly<Record<string, string>>,
  texts: number,
) {
  const filters = useMemo(() => labelled.map(({ filter }) => filter), [labelled])
  const { load, nameOf } = useChoices(filters, values)

  /** The control of one filter, over given values: those in force, or those of a draft. */
  function control(
    { label, filter }: LabelledFilter,
    over: Values,
    onChange: (to: Values) => void,
  ) {
    if (filter.kind === 'dates') {
      return (
        <DatesFilter
          label={label}
          from={over['from_date']}
          to={over['to_date']}
          onChange={({ from, to }) => onChange({ from_date: from, to_date: to })}
        />
      )
    }
    const { name } = filter
    const props = {
      label,
      value: over[name],
      onChange: (value: string | undefined) => onChange({ [name]: value }),
    }
    if (filter.kind === 'text') return <TextFilter key={texts} {...props} />
    return (
      <ChoiceFilter
        {...props}
        shown={nameOf(name, over[name])}
        options={() => load(name, filter.options)}
      />
    )
  }

  const set = labelled.flatMap(({ label, filter }): SetFilter[] => {
    if (filter.kind === 'dates') {
      const words = wordsOfDays({ from: values['from_date'], to: values['to_date'] })
      const without = { from_date: undefined, to_date: undefined }
      return words ? [{ label, words, without }] : []
    }
    const value = values[filter.name]
    if (value === undefined) return []
    const words = filter.kind === 'text' ? value : (nameOf(filter.name, value) ?? value)
    return [{ label, words, without: { [filter.name]: undefined } }]
  })

  return { control, set }
}

/** A table's filters with their names: of its columns, and of what is published. */
export function labelledFilters(
  columns: readonly Pick<Column<never>, 'label' | 'filter'>[],
  published: Filter | undefined,
  label: string,
): LabelledFilter[] {
  const all = [...columns, { label, filter: published }]
  return all.flatMap(({ label, filter }) => (filter ? [{ label, filter }] : []))
}

/** The values that are there. */
export function present(values: Values): PlaceInList['filters'] {
  return Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
