import { useLayoutEffect, useRef } from 'react'
import { useHost, useStyles } from '../../ui/host'
import css from './date-range.lazy.css'
import { DateRangeFields } from './date-range-fields'
import type { PanelProps } from '../panel-button'
import type { Days } from '../place-in-list'
import { usePanel } from './use-panel'

interface DateRangeProps extends Days, PanelProps {
  label: string
  onChange: (days: Days) => void
}

/** The two ends of a range of days, over the page. */
export function DateRange({ label, button, onClose, ...days }: DateRangeProps) {
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)
  const { root } = useHost()

  // what was typed and is no day is shown as such before it goes, and goes with no key but Escape
  const isWrong = () => !!box.current?.querySelector('[aria-invalid=true]')
  usePanel({ box, button, onClose, onPress, stays: isWrong })
  useLayoutEffect(() => box.current!.querySelector('input')!.focus(), [])

  function take() {
    button.current!.focus()
    onClose()
  }

  function onPress() {
    const isSeen = isWrong()
    ;(root.activeElement as HTMLElement | null)?.blur()
    // once it is drawn
    setTimeout(() => (isSeen || !isWrong()) && onClose())
  }

  return (
    <div ref={box} popover="manual" className="date-range" role="dialog" aria-label={label}>
      <DateRangeFields label={label} {...days} onTaken={take} />
    </div>
  )
}
