import {
  useCombobox,
  type Environment,
  type UseComboboxState,
  type UseComboboxStateChangeTypes,
} from 'downshift'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { ComboboxFrame, type ComboboxParts } from './combobox-frame'
import { ComboboxList } from './combobox-list'
import { list, type Row } from './combobox-rows'
import { useHost } from './host'

/** Milliseconds without a letter after which the number of matches is told. */
const QUIET = 500

interface ComboboxControlProps extends ComboboxParts {
  /** The visitor was ahead of it: it opens at once. */
  isWanted: boolean
}

/** A combobox with its list; downshift moves through the list, what is picked is ours. */
export function ComboboxControl({ isWanted, ...parts }: ComboboxControlProps) {
  const { field, choosing, box, input } = parts
  const { root } = useHost()
  const popover = useRef<HTMLDivElement>(null)
  const [environment] = useState(() => environmentOf(root))
  const listing = list(field, choosing)
  const { rows, summary } = listing

  const combobox = useCombobox<Row>({
    items: rows,
    inputId: field.id,
    menuId: `${field.id}-list`,
    getItemId: index => `${field.id}-${index}`,
    isItemDisabled: row => row.kind === 'option' && row.isDisabled,
    environment,
    inputValue: choosing.text,
    selectedItem: null,
    initialIsOpen: isWanted && root.activeElement === input.current,
    stateReducer: (state, { type, changes }) => ({
      ...changes,
      ...after(type, state, changes),
      selectedItem: null,
    }),
  })
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps } = combobox
  const active = isOpen ? rows[highlightedIndex] : undefined

  /** What the list does otherwise than downshift has it. */
  function after(
    type: UseComboboxStateChangeTypes,
    { isOpen, highlightedIndex }: UseComboboxState<Row>,
    changes: Partial<UseComboboxState<Row>>,
  ): Partial<UseComboboxState<Row>> {
    const types = useCombobox.stateChangeTypes
    if (type === types.InputChange) return { highlightedIndex: changes.inputValue?.trim() ? 0 : -1 }
    if (type === types.InputClick) return { isOpen: true, highlightedIndex: chosenRow() }
    if (type === types.ItemClick || type === types.InputKeyDownEnter) {
      const isPicked = highlightedIndex >= 0
      const next = choosing.query ? -1 : highlightedIndex
      return { isOpen: !field.single || !isPicked, highlightedIndex: next }
    }
    if (!isOpen && changes.isOpen && field.single) {
      const at = chosenRow()
      return at < 0 ? {} : { highlightedIndex: at }
    }
    return {}
  }

  const chosenRow = () =>
    field.single
      ? rows.findIndex(row => row.kind === 'option' && choosing.isChosen(row.choice))
      : -1

  function pick(row: Row) {
    if (row.kind === 'retry') field.onRetry?.()
    else choosing.pick(row.kind === 'new' ? { id: row.name, name: row.name } : row.choice)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, nativeEvent } = event
    const isOurs = nativeEvent.isComposing || (key === 'Escape' && !isOpen)
    if (isOurs) Object.assign(nativeEvent, { preventDownshiftDefault: true })
    // the dialog around it stays open
    else if (key === 'Escape') event.stopPropagation()
    else if (key === 'Enter' && active) pick(active)
  }

  const { say } = choosing
  useEffect(() => {
    if (!isOpen || !summary) return
    const timer = setTimeout(() => say(summary), QUIET)
    return () => clearTimeout(timer)
  }, [isOpen, summary, choosing.query, say])

  const inputProps = getInputProps({
    ref: input,
    onChange: event => choosing.type(event.currentTarget.value),
    onKeyDown,
    'aria-labelledby': undefined,
    'aria-activedescendant': active && `${field.id}-${highlightedIndex}`,
  })
  return (
    <ComboboxFrame {...parts} inputProps={inputProps}>
      <ComboboxList
        {...{ field, choosing, listing, isOpen, active, box, popover }}
        menuProps={getMenuProps({ 'aria-label': field.label })}
        propsOf={(row, index) => getItemProps({ item: row, index, onClick: () => pick(row) })}
      />
    </ComboboxFrame>
  )
}

/** For downshift, the shadow root is the document: there are the focus, and events that say their target. */
function environmentOf(root: ShadowRoot): Environment {
  const { body } = document
  const seen: Partial<Document> = {
    body,
    createElement: document.createElement.bind(document),
    getElementById: root.getElementById.bind(root),
    get activeElement() {
      return root.activeElement ?? body
    },
  }
  return {
    addEventListener: root.addEventListener.bind(root),
    removeEventListener: root.removeEventListener.bind(root),
    document: seen as Document,
    Node,
  }
}
