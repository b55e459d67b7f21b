import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { valueAt } from './tokens'

interface ScaleProps {
  /** The tokens, without `--ndt-`. */
  names: string[]
  /** What shows one. */
  sample: (name: string) => ReactNode
}

/** Tokens of a scale: name, value, and what it looks like. */
export function Scale({ names, sample }: ScaleProps) {
  return (
    <table className="foundation__scale">
      <thead>
        <tr>
          <th>token</th>
          <th>value</th>
          <th>looks</th>
        </tr>
      </thead>
      <tbody>
        {names.map(name => (
          <tr key={name}>
            <th scope="row">
              <code>--ndt-{name}</code>
            </th>
            <td>
              <Value name={name} />
            </td>
            <td>{sample(name)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Value({ name }: { name: string }) {
  const place = useRef<HTMLElement>(null)
  const [value, setValue] = useState('')
  useLayoutEffect(() => setValue(shownAt(place.current!, name)), [name])
  return <code ref={place}>{value}</code>
}

/** A token's value as it is seen: what is worked out of others, in pixels. */
function shownAt(place: HTMLElement, name: string): string {
  const value = valueAt(place, name)
  if (!/^(calc|max)\(/.test(value)) return value
  place.style.marginInlineEnd = value
  const { marginInlineEnd } = getComputedStyle(place)
  place.style.marginInlineEnd = ''
  return marginInlineEnd
}
