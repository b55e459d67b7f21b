import defaults from 'virtual:token-defaults'
import type { Definition } from '../definitions'
import { wordsOf } from '../words'
import { pageOfPiece } from './piece-pages'
import { Said } from './said'
import { useIndex } from './story-index'
import { Table } from './table'

/** What a tag is made of, what a page can style of it, and the tokens that reach it. */
export function Anatomy({
  definition: { tag, pieces, parts, tokens },
}: {
  definition: Definition
}) {
  const index = useIndex()
  return (
    <>
      <Table
        head={['made of', 'what it is']}
        rows={pieces.map(({ name, about }) => {
          // a page of docs stands before its stories; tables are stories alone
          const shown = index.find(({ title }) => title === pageOfPiece(name))
          const words = wordsOf(name)
          return [
            shown ? <a href={`./?path=/${shown.type}/${shown.id}`}>{words}</a> : words,
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
        sets each of these tokens that is to differ, but for shades where the tag has a{' '}
        <code>data-ndt-theme</code>. Below each stands its default.
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
