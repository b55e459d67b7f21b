import { useEffect, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useChoosing, type Choosing } from './choosing'
import { ComboboxFrame } from './frame'
import { useHost } from '../host'
import { useLazyPart } from '../lazy-part'
import type { ComboboxControl } from './lazy/control'
import type { ComboboxProps } from './types'

let Loaded: typeof ComboboxControl | undefined

/**
 * Some of many options, as chips, or one (`single`): typing filters (APG combobox with list autocomplete).
 *
 * A single choice among some two hundred countries is this part too and not the browser's select:
 * that finds `United Kingdom` by its first letters only, and looks unlike the field beside it.
 * The list loads when the field first shows; until then the same field takes text and keeps it.
 *
 * @key a letter - filters the list
 * @key Arrow Down, Arrow Up - open the list, and move in it
 * @key Enter - takes the option
 * @key Tab - takes the marked option while something is typed, and goes on
 * @key Escape - closes the list; where it is closed, drops what is typed
 * @key Arrow Left - leads from the field to the last chip, and on; right to left, Arrow Right does
 * @key Arrow Right - leads back, from the last chip to the field; right to left, Arrow Left does
 * @key Backspace - leads from the empty field to the last chip
 * @key Delete, Backspace - remove the chip
 */
export function Combobox(field: ComboboxProps) {
  const host = useHost()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isHandingOver = useRef(false)
  const isPressed = useRef(false)
  const choosing = useChoosing(field)
  const { part: Control, open } = useLazyPart(async () => {
    const field = input.current
    Loaded = (await import('./lazy/control')).ComboboxControl
    // once: it may be asked for again before it is here
    isHandingOver.current = host.root.activeElement === field
    return Loaded
  }, Loaded)

  useEffect(() => {
    if (!Control) void open()
  }, [Control, open])

  useLayoutEffect(() => {
    if (isHandingOver.current) input.current!.focus()
    isHandingOver.current = false
  }, [Control])

  const leave: Choosing['leave'] = isEnded => {
    // several names are told apart with the list
    if (!isHandingOver.current) choosing.leave(isEnded, !Control && field.byComma)
  }
  const parts = { field, choosing: { ...choosing, leave }, box, input }
  if (Control) return <Control {...parts} isWanted={isPressed.current || !!choosing.query} />
  function onClick() {
    isPressed.current = true
    void open()
  }
  const onKeyDown = ({ key }: KeyboardEvent) => /^Arrow(Down|Up)/.test(key) && onClick()
  return <ComboboxFrame {...parts} inputProps={{ onClick, onKeyDown }} />
}
