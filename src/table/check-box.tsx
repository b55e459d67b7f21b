import { useLayoutEffect, useRef } from 'react'
import { useStyles } from '../ui/host'
import css from './check-box.css'

interface CheckBoxProps {
  label: string
  checked: boolean
  /** Some, and not all, of what it stands for. */
  mixed?: boolean
  disabled?: boolean
  onChange: (checked: boolean) => void
}

/** The browser's own check box, with a name for assistive technology alone. */
export function CheckBox({ label, checked, mixed = false, disabled, onChange }: CheckBoxProps) {
  useStyles(css)
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    box.current!.indeterminate = mixed
  }, [mixed])
  return (
    <input
      ref={box}
      type="checkbox"
      className="check-box"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}
