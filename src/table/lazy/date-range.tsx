import { useLayoutEffect, useRef, type FocusEvent } from 'react'
import { useStyles } from '../../ui/host'
import { usePopover } from '../../ui/popover'
import css from './date-range.lazy.css'
import { DateRangeFields } from './date-range-fields'
import type { PanelProps } from '../panel-button'
import type { Days } from '../place-in-list'

interface DateRangeProps extends Days, PanelProps {
  label: string
  onChange: (days: Days) => void
}

/** The two ends of a range of days, over the page. */
export function DateRange({ label, button, onClose, ...days }: DateRangeProps) {
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)

  const onKeyDown = usePopover({ popover: box, control: button, onClose })
  useLayoutEffect(() => box.current!.querySelector('input')!.focus(), [])

  function take() {
    button.current!.focus()
    onClose()
  }

  /**
   * Left by keyboard, it does not stay over what has the focus then, unless a day in it is none, which would be gone
   * without a word; a press is heard above.
   */
  function onBlur({ relatedTarget }: FocusEvent) {
    const to = relatedTarget as Node | null
    if (!to || to === button.current || box.current!.contains(to)) return
    if (!box.current!.querySelector('[aria-invalid=true]')) onClose()
  }

  return (
    <div
      ref={box}
      popover="manual"
      className="date-range"
      role="dialog"
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <DateRangeFields label={label} {...days} onTaken={take} />
    </div>
  )
}
