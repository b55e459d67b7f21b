import { docsAddress } from '../docs'
import { outcomeOf } from '../report'
import type { SeenCall } from '../watch/calls'

/** Calls with how they ended, and what in their answers does not fit the contract. */
export function Calls({ calls }: { calls: SeenCall[] }) {
  if (!calls.length) return <p className="none">None seen.</p>
  return (
    <ul className="calls">
      {calls.map((call, index) => (
        <li key={index} data-bad={isBad(call)}>
          <span className="method">{call.method}</span>
          <a
            href={docsAddress(`contract#${call.name.toLowerCase()}`)}
            target="_blank"
            rel="noopener"
          >
            {call.url.pathname + call.url.search}
            <span className="visually-hidden"> in the contract (opens in a new tab)</span>
          </a>
          <span className="outcome">{outcomeOf(call)}</span>
          {call.isUnread && <p className="note">Sent before the inspector came: not read.</p>}
          {call.odd.map(({ place, message }) => (
            <p key={place + message} className="odd">
              <code>{place}</code> {message}
            </p>
          ))}
        </li>
      ))}
    </ul>
  )
}

const isBad = ({ ms, status, odd }: SeenCall) =>
  ms !== undefined && (!status || status >= 400 || odd.length > 0)
