import defaults from 'virtual:token-defaults'
import type { Definition } from '../definitions'
import { wordsOf } from '../words'
import { Said } from './said'
import { useIndex } from './story-index'
import { Table } from './table'

/** What a tag is made of, what a page can style of it, and the tokens that reach it. */
export function Anatomy({
  definition: { tag, pieces, parts, tokens },
}: {
  definition: Definition
}) {
  const shown = new Map(
    useIndex()
      .filter(({ type }) => type === 'docs')
      .map(({ title, id }) => [title, id]),
  )
  return (
    <>
      <Table
        head={['made of', 'what it is']}
        rows={pieces.map(({ name, about }) => {
          const id = shown.get(`Parts/${name}`)
          return [
            id ? <a href={`./?path=/docs/${id}`}>{wordsOf(name)}</a> : wordsOf(name),
            <Said key="about" text={about} />,
          ]
        })}
        empty="Nothing that is to be seen."
      />
      <h3>Parts</h3>
      <Table
        head={['selector', 'what it is']}
        rows={parts.map(({ name, about }) => [
          <code key="name">{`${tag}::part(${name})`}</code>,
          <Said key="about" text={about} />,
        ])}
        empty="None."
      />
      <h3>Tokens</h3>
      <p>
        On <code>:root</code>, <code>--ndt-accent</code>, <code>--ndt-radius</code>,{' '}
        <code>--ndt-density</code> and <code>--ndt-font</code> theme all tags. What is made of
        these, as shades, corners and space, is worked out there: a rule on <code>{tag}</code> alone
        sets each of these tokens that is to differ. Below each stands its default.
      </p>
      <Tokens tokens={tokens} />
    </>
  )
}

/** Tokens, each with what it is where a page sets nothing. */
function Tokens({ tokens }: { tokens: string[] }) {
  return (
    <dl className="docs__tokens">
      {tokens.map(token => {
        const [light, dark] = defaults[token]!
        return (
          <div key={token}>
            <dt>
              <code>{token}</code>
            </dt>
            <dd>
              <code>{light}</code>
            </dd>
            {dark && (
              <dd>
                dark <code>{dark}</code>
              </dd>
            )}
          </div>
        )
      })}
    </dl>
  )
}
