import type { PreparedStory } from 'storybook/internal/types'
import type { Definition } from '../definitions'
import { wordsOf } from '../words'
import { Anatomy } from './anatomy'
import { Copy } from './copy'
import { needs, pageOf } from './page-of'
import { Said } from './said'
import { States } from './states'
import { Table } from './table'

interface TagPageProps {
  definition: Definition
  stories: PreparedStory[]
}

/** All of a tag, made from its definition and its stories. */
export function TagPage({ definition, stories }: TagPageProps) {
  const { tag, name, summary, use, avoid, attributes, events, keys, methods } = definition
  const page = pageOf(definition)
  return (
    <>
      <h1>
        {wordsOf(name)} <code>{`<${tag}>`}</code>
      </h1>
      <p className="docs__lead">
        <Said text={summary} />
      </p>
      <dl className="docs__when">
        <div>
          <dt>When to use it</dt>
          <dd>
            <Said text={use} />
          </dd>
        </div>
        <div>
          <dt>When not</dt>
          <dd>
            <Said text={avoid} />
          </dd>
        </div>
      </dl>

      <h2>States</h2>
      <States stories={stories} />

      <h2>On a page</h2>
      <p>
        A whole page that works once <code>dist/</code> is served at <code>/assets/ndt/</code>. What
        stands inside the tag is what visitors see until, or without, JavaScript. Where there is no
        backend yet, <code>npx --no-install ndt-widgets mock</code> answers, once the page has the
        line that it prints. {tag in needs && <Said text={needs[tag]!} />}
      </p>
      <Copy label="Copy the page" text={page} />
      <pre tabIndex={0}>
        <code>{page}</code>
      </pre>

      <h2>Anatomy</h2>
      <Anatomy definition={definition} />

      <h2>Keyboard</h2>
      <Table
        head={['in', 'key', 'what it does']}
        rows={keys.map(key => [
          key.where,
          <kbd key="key">{key.name}</kbd>,
          <Said key="about" text={key.about} />,
        ])}
        empty="Tab, Enter and Space alone, as the browser has them."
      />

      <h2>Attributes</h2>
      <Table
        head={['attribute', 'value', 'default', 'what it does']}
        rows={attributes.map(one => [
          <code key="name">{one.name}</code>,
          one.words.join(', ') || one.kind,
          one.isRequired ? 'mandatory' : one.absent,
          <Said key="summary" text={one.summary} />,
        ])}
        empty="None."
      />

      <h2>Events</h2>
      <Table
        head={['event', 'when', 'detail']}
        rows={events.map(event => [
          <code key="name">{event.name}</code>,
          <Said key="when" text={event.when} />,
          <code key="detail">{event.detail}</code>,
        ])}
      />
      {methods.length > 0 && (
        <p>
          A script can call <code>{methods.map(method => `${method}()`).join(', ')}</code>.
        </p>
      )}
    </>
  )
}
