import type { Finding } from '../rules/finding'
import { Code } from './code'
import { DocsLink } from './docs-link'
import { Show } from './show'

interface Props {
  findings: Finding[]
  hasTags: boolean
  /** What holds the panel on the page. */
  host: HTMLElement
}

/** What is wrong on the page, each with what mends it. */
export function Findings({ findings, hasTags, host }: Props) {
  if (!findings.length) {
    return (
      <p className="none">
        {hasTags
          ? 'Nothing to mend so far. Use the page: what its tags do is heard.'
          : 'There is no tag of the library on this page. Nobody finds one in a closed shadow root, in a frame, or in a template that stands unused.'}
      </p>
    )
  }
  return (
    <ul className="findings">
      {findings.map(({ level, what, mend, docs, element }, index) => (
        <li key={`${what}${index}`} data-level={level}>
          <strong>
            <span className="level">{level === 'fault' ? 'Mend' : 'Consider'}</span>
            <Code text={what} />
          </strong>
          <p>
            <Code text={mend} />
          </p>
          <p className="more">
            <DocsLink to={docs} />
            {element && <Show element={element} host={host} />}
          </p>
        </li>
      ))}
    </ul>
  )
}
