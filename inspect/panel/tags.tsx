import type { Tag } from '../scene'
import type { SeenEvent } from '../watch/events'
import { Calls } from './calls'
import { DocsLink } from './docs-link'
import { Show } from './show'

/** Every tag on the page, and what is known of it. */
export function Tags({ tags, host }: { tags: Tag[]; host: HTMLElement }) {
  if (!tags.length) return <p className="none">There is no tag of the library on this page.</p>
  return (
    <ul className="tags">
      {tags.map((tag, index) => (
        <li key={`${tag.name}${index}`}>
          <details>
            <summary>
              <code>{`<${tag.name}>`}</code>
              <span className="state" data-state={tag.state}>
                {tag.state}
              </span>
            </summary>
            <About tag={tag} host={host} />
          </details>
        </li>
      ))}
    </ul>
  )
}

function About({ tag, host }: { tag: Tag; host: HTMLElement }) {
  const { name, about, version, place, attributes, calls, events, element } = tag
  return (
    <div className="about">
      <dl>
        <dt>Version</dt>
        <dd>{version ?? '–'}</dd>
        <dt>Stands in</dt>
        <dd>
          {{ page: 'the page', tag: 'another tag', root: 'a shadow root of the page' }[place]}
        </dd>
        {attributes.map(([key, value]) => (
          <Attribute key={key} name={key} value={value} />
        ))}
      </dl>
      <h3>Calls</h3>
      <Calls calls={calls} />
      <h3>Events</h3>
      <Events events={events} />
      <p className="more">
        {about && <DocsLink to={`tags/${name}`} />}
        <Show element={element} host={host} />
      </p>
    </div>
  )
}

const Attribute = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt>
      <code>{name}</code>
    </dt>
    <dd>
      <code>{value || '(present)'}</code>
    </dd>
  </>
)

function Events({ events }: { events: SeenEvent[] }) {
  if (!events.length) return <p className="none">None heard.</p>
  return (
    <ol className="events">
      {events.map(({ type, detail, at }, index) => (
        <li key={index}>
          <span className="time">{Math.round(at)} ms</span> <code>{type}</code>{' '}
          <code className="detail">{shortly(detail)}</code>
        </li>
      ))}
    </ol>
  )
}

const MOST = 200

/** A detail on one line; a cause says itself in words. */
function shortly(detail: object): string {
  const text = JSON.stringify(detail, (key, value: unknown) =>
    key === 'cause' ? undefined : value,
  )
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}
