import type { CSSProperties } from 'react'
import { useStyles } from '../host'
import css from './slider.css'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step: number
  /** The value as assistive technology says it. */
  valueText: string
  disabled?: boolean
  onChange: (value: number) => void
}

/**
 * A number in a range: the browser's own control, so that every keyboard and finger knows it.
 *
 * @key the arrow keys, Page Up, Page Down, Home, End - change the value
 */
export function Slider({
  label,
  value,
  min,
  max,
  step,
  valueText,
  disabled,
  onChange,
}: SliderProps) {
  useStyles(css)
  const style = { '--_part': (value - min) / (max - min) } as CSSProperties
  return (
    <input
      type="range"
      className="slider"
      style={style}
      aria-label={label}
      aria-valuetext={valueText}
      min={min}
      max={max}
      step={step}
      value={value}
      disabled={disabled}
      onInput={event => onChange(event.currentTarget.valueAsNumber)}
    />
  )
}
