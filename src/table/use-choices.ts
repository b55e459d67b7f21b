import { useCallback, useEffect, useRef, useState } from 'react'
import { useHost } from '../ui/host'
import type { Choice, Filter } from './source'

/** The options of a table's dropdown filters: each asked for once, when first needed; a failure is reported here, once. */
export function useChoices(filters: readonly Filter[], values: Readonly<Record<string, string>>) {
  const host = useHost()
  const asked = useRef(new Map<string, Promise<readonly Choice[]>>())
  const [known, setKnown] = useState<Record<string, readonly Choice[]>>({})

  const load = useCallback(
    (name: string, options: () => Promise<readonly Choice[]>) => {
      const before = asked.current.get(name)
      if (before) return before
      const now = options()
      asked.current.set(name, now)
      now.then(
        choices => setKnown(others => ({ ...others, [name]: choices })),
        error => {
          // the next one who needs them asks again
          asked.current.delete(name)
          host.report(error, 'data')
        },
      )
      return now
    },
    [host],
  )

  // a filter that came with the address shows its name, and not its number
  useEffect(() => {
    for (const filter of filters) {
      if (filter.kind !== 'choice' || values[filter.name] === undefined) continue
      load(filter.name, filter.options).catch(() => {})
    }
  }, [filters, values, load])

  const nameOf = (filter: string, chosen: string | undefined) =>
    known[filter]?.find(({ value }) => value === chosen)?.label
  return { load, nameOf }
}
