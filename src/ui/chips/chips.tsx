import css from './chips.css'
import { useStyles } from '../host'

/** Chosen entries; `-` where there are none (R35). */
export function Chips({ options }: { options: { id: number | null; name: string }[] }) {
  useStyles(css)
  if (!options.length) return <>-</>
  return (
    <ul className="chips">
      {options.map(({ name }) => (
        <li key={name} className="chip" dir="auto">
          {name}
        </li>
      ))}
    </ul>
  )
}
