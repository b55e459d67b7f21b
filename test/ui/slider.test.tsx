import { expect, test, vi } from 'vitest'
import { Slider } from '../../src/ui/slider'
import { show } from './show'

test('a slider is the browser’s own: named, with its value in words', () => {
  const onChange = vi.fn()
  const { find } = show(
    <Slider
      label="Zoom"
      min={1}
      max={3}
      step={0.1}
      value={1.8}
      valueText="1.8×"
      onChange={onChange}
    />,
  )
  const slider = find<HTMLInputElement>('input')
  expect(slider.type).toBe('range')
  expect(slider.getAttribute('aria-label')).toBe('Zoom')
  expect(slider.getAttribute('aria-valuetext')).toBe('1.8×')
  expect(slider.style.getPropertyValue('--_part')).toBe('0.4')
  slider.valueAsNumber = 2.5
  slider.dispatchEvent(new Event('input', { bubbles: true }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(2.5)
})
