import { useStyles } from '../host'
import css from './skeleton.css'

const times = (n: number) => [...Array(n).keys()]

/** Rows of a list on their way: a picture and two lines each. */
export function SkeletonRows({ rows }: { rows: number }) {
  useStyles(css)
  return (
    <div className="rows" aria-hidden="true">
      {times(rows).map(row => (
        <div key={row} className="sk-row">
          <span className="sk" />
          <SkeletonLines lines={2} />
        </div>
      ))}
    </div>
  )
}

/** Lines of text on their way. */
export function SkeletonLines({ lines }: { lines: number }) {
  useStyles(css)
  return (
    <div className="sk-lines" aria-hidden="true">
      {times(lines).map(line => (
        <span key={line} className="sk" />
      ))}
    </div>
  )
}
