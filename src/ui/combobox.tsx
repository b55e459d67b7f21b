import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useChoosing } from './combobox-choosing'
import type { ComboboxControl } from './combobox-control'
import { ComboboxFrame } from './combobox-frame'
import { useHost } from './host'

/** One entry; the id of one that the visitor typed is its name (Q14). */
export interface Choice {
  id: number | string
  name: string
}

/** A field in which some of many options are chosen. */
export interface ComboboxProps {
  /** The input's; a `<label for>` of the same names it. */
  id: string
  name?: string
  /** What is chosen, such as `Languages`: names the list and the chips. */
  label: string
  value: readonly Choice[]
  /** Undefined while they are on their way. */
  options: readonly Choice[] | undefined
  onChange: (value: Choice[]) => void
  /** One choice at most, shown as text. */
  single?: boolean
  /** What is typed can become an entry. */
  allowNew?: boolean
  /** How many can be chosen. */
  max?: number
  /** The options did not come: offers to ask for them again. */
  onRetry?: () => void
  /** Says what is wrong with a text that was left in the field; undefined when nothing is any more. */
  onInvalid?: (message: string | undefined) => void
  invalid?: boolean
  describedBy?: string
  required?: boolean
  disabled?: boolean
  placeholder?: string
}

let Loaded: typeof ComboboxControl | undefined

/**
 * Some of many options, as chips, or one (`single`): typing filters (APG combobox with list autocomplete).
 *
 * A single choice among some two hundred countries is this part too and not the browser's select:
 * that finds `United Kingdom` by its first letters only, and looks unlike the field beside it.
 * The list loads when the field first shows; until then the same field takes text and keeps it.
 */
export function Combobox(field: ComboboxProps) {
  const host = useHost()
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const isHandingOver = useRef(false)
  const isPressed = useRef(false)
  const choosing = useChoosing(field)
  const [Control, setControl] = useState(() => Loaded)

  useEffect(() => {
    if (Control) return
    let isShown = true
    import('./combobox-control').then(
      loaded => {
        Loaded = loaded.ComboboxControl
        isHandingOver.current = host.root.activeElement === input.current
        if (isShown) setControl(() => Loaded)
      },
      error => host.report(error, 'load'),
    )
    return () => {
      isShown = false
    }
  }, [Control, host])

  useLayoutEffect(() => {
    if (isHandingOver.current) input.current!.focus()
    isHandingOver.current = false
  }, [Control])

  const leave = () => {
    if (!isHandingOver.current) choosing.leave()
  }
  const parts = { field, choosing: { ...choosing, leave }, box, input }
  if (Control) return <Control {...parts} isWanted={isPressed.current || !!choosing.query} />
  return <ComboboxFrame {...parts} inputProps={{ onClick: () => (isPressed.current = true) }} />
}
