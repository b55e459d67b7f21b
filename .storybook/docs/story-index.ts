import { useEffect, useState } from 'react'
import type { IndexEntry } from 'storybook/internal/types'

let reading: Promise<IndexEntry[]> | undefined

/** Every page and every story of this Storybook; none until the list is there. */
export function useIndex(): IndexEntry[] {
  const [entries, setEntries] = useState<IndexEntry[]>([])
  useEffect(() => {
    reading ??= read()
    reading.then(setEntries, (error: unknown) => {
      // whoever needs the list next asks again
      reading = undefined
      console.error(error)
    })
  }, [])
  return entries
}

async function read(): Promise<IndexEntry[]> {
  const response = await fetch('index.json')
  const { entries } = (await response.json()) as { entries: Record<string, IndexEntry> }
  return Object.values(entries)
}
