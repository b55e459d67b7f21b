import { useCombobox, type UseComboboxState, type UseComboboxStateChangeTypes } from 'downshift'
import type { Choosing } from '../choosing'
import type { ByNames } from './by-names'
import type { ComboboxProps } from '../types'
import type { Row } from './rows'

type State = UseComboboxState<Row>

interface Shown {
  field: ComboboxProps
  choosing: ByNames
  rows: Row[]
  isFocused: boolean
}

/** Where the choice is in the list. */
export function rowOfChoice(rows: Row[], { isChosen }: Choosing): number {
  return rows.findIndex(row => row.kind === 'option' && isChosen(row.choice))
}

/** What the list does otherwise than downshift has it. */
export function ownChanges(
  type: UseComboboxStateChangeTypes,
  { isOpen, highlightedIndex }: State,
  changes: Partial<State>,
  { field: { single, allowNew }, choosing, rows, isFocused }: Shown,
): Partial<State> {
  const types = useCombobox.stateChangeTypes
  const chosenRow = () => (single ? rowOfChoice(rows, choosing) : -1)

  if (type === types.InputChange) {
    const typed = changes.inputValue?.trim()
    // what is new, and the last of several names, are taken as they stand
    const isOwn = !typed || choosing.isLast(typed) || (allowNew && rows[0]?.kind === 'retry')
    // what a browser fills in, the focus elsewhere, opens nothing
    return { isOpen: isFocused, highlightedIndex: isOwn ? -1 : 0 }
  }
  if (type === types.InputClick) return { isOpen: true, highlightedIndex: chosenRow() }
  if (type === types.ItemClick || type === types.InputKeyDownEnter) {
    const picked = rows[highlightedIndex]
    const next = choosing.query ? -1 : highlightedIndex
    // what another try brings is to be seen
    const isOpen = !single || !picked || picked.kind === 'retry'
    return { isOpen, highlightedIndex: next }
  }
  const isArrow = type === types.InputKeyDownArrowDown || type === types.InputKeyDownArrowUp
  // as it opens, and with the first arrow where the pointer has left the list
  if (isOpen ? isArrow && highlightedIndex < 0 && !choosing.query : changes.isOpen) {
    const at = chosenRow()
    return at < 0 ? {} : { highlightedIndex: at }
  }
  return {}
}
