import type { ReactNode } from 'react'

interface TableProps {
  head: string[]
  rows: ReactNode[][]
  /** What is said where there are no rows. */
  empty?: string
}

/** A table of docs; a wide one scrolls in itself. */
export function Table({ head, rows, empty }: TableProps) {
  if (!rows.length) return <p>{empty}</p>
  return (
    <div className="docs__table" tabIndex={0} role="region" aria-label={head.join(', ')}>
      <table>
        <thead>
          <tr>
            {head.map(title => (
              <th key={title}>{title}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
