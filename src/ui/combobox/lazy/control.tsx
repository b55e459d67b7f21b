import { useCombobox, type Environment } from 'downshift'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { ComboboxFrame, type ComboboxParts } from '../frame'
import { entries, type Choosing } from '../choosing'
import { ComboboxList } from './list'
import { list, type Row } from './rows'
import { search } from './search'
import { useHost } from '../../host'
import { ownChanges } from './own-changes'
import { useByNames } from './by-names'
import { chipKeys } from './chip-keys'
import { describeChosen } from './chosen'
import { useFilled } from './use-filled'
import { useLateMarks } from './use-late-marks'

/** Milliseconds without a letter after which the number of matches is told. */
const QUIET = 500

interface ComboboxControlProps extends ComboboxParts {
  /** The visitor was ahead of it: it opens at once. */
  isWanted: boolean
}

/** A combobox with its list; downshift moves through the list, what is picked is ours. */
export function ComboboxControl({ isWanted, ...rest }: ComboboxControlProps) {
  const { field, box, input } = rest
  const choosing = useByNames(field, rest.choosing)
  const { root } = useHost()
  const popover = useRef<HTMLDivElement>(null)
  const isFocused = () => root.activeElement === input.current
  const [environment] = useState(() => environmentOf(root))
  const { options, value } = field
  const { query } = choosing
  // arrow keys lead through what was found
  const found = useMemo(() => search(entries({ options, value }), query), [options, value, query])
  const listing = list(field, choosing, found)
  const { rows } = listing

  const combobox = useCombobox<Row>({
    items: rows,
    inputId: field.id,
    menuId: `${field.id}-list`,
    getItemId: index => `${field.id}-${index}`,
    environment,
    inputValue: choosing.text,
    selectedItem: null,
    initialIsOpen: isWanted && isFocused(),
    stateReducer: (state, { type, changes }) => ({
      ...changes,
      ...ownChanges(type, state, changes, { field, choosing, rows, isFocused: isFocused() }),
      selectedItem: null,
    }),
  })
  const { isOpen, highlightedIndex } = combobox
  const { getInputProps, getMenuProps, getItemProps } = combobox
  const active = isOpen ? rows[highlightedIndex] : undefined

  function pick(row: Row) {
    if (row.kind === 'retry') field.onRetry?.()
    else choosing.pick(row.kind === 'new' ? { id: row.name, name: row.name } : row.choice)
  }

  /** By keyboard; whoever typed its name does not mean to let go of it. */
  function take(row: Row) {
    const isKept = !!choosing.query && !field.single && row.kind === 'option'
    if (isKept && choosing.isChosen(row.choice)) choosing.keep(row.choice)
    else pick(row)
  }

  /** The first Escape closes the list, the next drops what is typed; the dialog around it stays open for both. */
  function leaveStepwise(event: KeyboardEvent) {
    if (!isOpen && !choosing.query) return
    event.stopPropagation()
    event.preventDefault()
    if (!isOpen) choosing.drop()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, keyCode, nativeEvent } = event
    // Enter on no row takes what is typed
    const isText = key === 'Enter' && !active && !!choosing.query
    // 229: it takes or drops a word that is being composed
    const isOurs = keyCode === 229 || (key === 'Escape' && !isOpen) || isText
    if (key === 'Escape' && keyCode !== 229) leaveStepwise(event)
    if (isOurs) Object.assign(nativeEvent, { preventDownshiftDefault: true })
    else if (key === 'Enter' && active) take(active)
    else if (key === 'Tab' && active && active.kind !== 'retry' && choosing.query) take(active)
  }

  useLateMarks(combobox, field, choosing, rows)
  useFilled(choosing, input, isFocused)

  useToldSummary(isOpen && listing.summary, choosing)

  const chosen = describeChosen(field)
  const inputProps = getInputProps({
    ref: input,
    onChange: event => choosing.type(event.currentTarget.value),
    onKeyDown,
    // downshift waits for the end of a press, which may have ended outside this tag
    onBlur: () => combobox.closeMenu(),
    onPaste: choosing.paste,
    'aria-labelledby': undefined,
    'aria-describedby': chosen.describedBy,
    'aria-activedescendant': active && `${field.id}-${highlightedIndex}`,
  })
  return (
    <ComboboxFrame {...{ field, choosing, box, input, inputProps }} keys={chipKeys}>
      {chosen.words}
      <ComboboxList
        {...{ field, choosing, listing, isOpen, active, box, popover }}
        menuProps={getMenuProps({ 'aria-label': field.label })}
        propsOf={(row, index) => getItemProps({ item: row, index, onClick: () => pick(row) })}
      />
    </ComboboxFrame>
  )
}

/** Tells how many match, once the typing rests. */
function useToldSummary(summary: string | false | undefined, { query, say }: Choosing) {
  useEffect(() => {
    if (!summary) return
    const timer = setTimeout(() => say(summary), QUIET)
    return () => clearTimeout(timer)
  }, [summary, query, say])
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
