import type { UseComboboxReturnValue } from 'downshift'
import { useEffect, useRef, useState } from 'react'
import type { ComboboxProps } from '../types'
import { rowOfChoice } from './own-changes'
import type { Row } from './rows'
import type { ByNames } from './by-names'

/** Marks what would be marked by now, had the options, or this code, been there in time. */
export function useLateMarks(
  { isOpen, highlightedIndex, setHighlightedIndex }: UseComboboxReturnValue<Row>,
  { single }: ComboboxProps,
  choosing: ByNames,
  rows: Row[],
): void {
  // opened before its options were there; where the pointer has left the list, nothing is marked either
  const wasMarked = useRef(false)
  if (!isOpen || highlightedIndex >= 0) wasMarked.current = isOpen
  const isLate = isOpen && highlightedIndex < 0 && !wasMarked.current && !!single && !choosing.query
  const chosen = isLate ? rowOfChoice(rows, choosing) : -1
  useEffect(() => {
    if (chosen >= 0) setHighlightedIndex(chosen)
  }, [chosen, setHighlightedIndex])

  // what was typed before this came has its first match, as what is typed from now on
  const [wasAhead] = useState(!!choosing.query)
  const isFound = wasAhead && rows.length > 0 && !choosing.isLast(choosing.query)
  useEffect(() => void (isFound && setHighlightedIndex(0)), [isFound, setHighlightedIndex])
}
