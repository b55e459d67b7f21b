import { docsAddress } from '../docs'
import type { Finding } from '../rules/finding'
import { Code } from './code'
import { Show } from './show'

/** What is wrong on the page, each with what mends it. */
export function Findings({ findings, host }: { findings: Finding[]; host: HTMLElement }) {
  if (!findings.length) {
    return <p className="none">Nothing to mend so far. Use the page: what its tags do is heard.</p>
  }
  return (
    <ul className="findings">
      {findings.map(({ level, what, mend, docs, element }) => (
        <li key={what} data-level={level}>
          <strong>
            <span className="level">{level === 'fault' ? 'Mend' : 'Consider'}</span>
            <Code text={what} />
          </strong>
          <p>
            <Code text={mend} />
          </p>
          <p className="more">
            <a href={docsAddress(docs)} target="_blank" rel="noopener">
              Docs: {docs}
              <span className="visually-hidden"> (opens in a new tab)</span>
            </a>
            {element && <Show element={element} host={host} />}
          </p>
        </li>
      ))}
    </ul>
  )
}
