import { useLayoutEffect, useRef, type FocusEvent, type KeyboardEvent, type RefObject } from 'react'
import { useStyles } from '../ui/host'
import { place } from '../ui/place'
import css from './date-range.lazy.css'
import { DateRangeFields } from './date-range-fields'
import type { Days } from './dates-filter'

interface DateRangeProps extends Days {
  label: string
  button: RefObject<HTMLButtonElement | null>
  onChange: (days: Days) => void
  onClose: () => void
}

/** The two ends of a range of days, over the page. */
export function DateRange({ label, button, onClose, ...days }: DateRangeProps) {
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const move = () => place(box.current!, button.current!)
    box.current!.showPopover()
    move()
    box.current!.querySelector('input')!.focus()
    addEventListener('scroll', move, { capture: true, passive: true })
    addEventListener('resize', move)
    return () => {
      removeEventListener('scroll', move, { capture: true })
      removeEventListener('resize', move)
    }
  }, [button])

  useLayoutEffect(() => {
    const onPress = (event: Event) => {
      const path = event.composedPath()
      if (!path.includes(box.current!) && !path.includes(button.current!)) onClose()
    }
    addEventListener('pointerdown', onPress)
    return () => removeEventListener('pointerdown', onPress)
  }, [button, onClose])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    button.current!.focus()
    onClose()
  }

  /** Left by keyboard, it does not stay over what has the focus then; a press is heard above. */
  function onBlur({ relatedTarget }: FocusEvent) {
    const to = relatedTarget as Node | null
    if (to && to !== button.current && !box.current!.contains(to)) onClose()
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
      <DateRangeFields label={label} {...days} />
    </div>
  )
}
