import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Contrasts } from './contrasts'
import { Controls, type Look } from './controls'
import { Preview } from './preview'
import './studio.css'
import { cssOf, keepTheme, keptTheme } from './theme'

const OPENING = '/docs/introduction-for-designers--docs'

/** Where the page stands right below what changes it; as in studio.css. */
const narrow = matchMedia('(max-width: 899px)')

/** Makes a theme: what it is made of, a page in it, its contrast, and its CSS to copy. */
export function Studio() {
  const [theme, setTheme] = useState(keptTheme)
  const [look, setLook] = useState<Look>({ page: 'dashboard--filled', scheme: 'light', dir: 'ltr' })
  const [shown, setShown] = useState<Document>()
  const css = useMemo(() => cssOf(theme), [theme])
  useEffect(() => keepTheme(theme), [theme])
  const isNarrow = useSyncExternalStore(watchNarrow, () => narrow.matches)
  const results = (
    <div>
      <Result css={css} look={look} />
      <Contrasts shown={shown} css={css} />
    </div>
  )
  return (
    <div className="studio">
      <div className="studio__panel">
        <h1>Theme studio</h1>
        <Controls {...{ theme, setTheme, look, setLook }} />
        {!isNarrow && results}
      </div>
      <Preview css={css} look={look} onShown={setShown} />
      {isNarrow && results}
    </div>
  )
}

function watchNarrow(onChange: () => void): () => void {
  narrow.addEventListener('change', onChange)
  return () => narrow.removeEventListener('change', onChange)
}

function Result({ css, look }: { css: string; look: Look }) {
  const [told, setTold] = useState({ css: '', said: '' })

  async function copy() {
    try {
      await navigator.clipboard.writeText(css)
      setTold({ css, said: 'Copied.' })
    } catch {
      setTold({ css, said: 'The browser did not allow it. Mark the text, and copy it.' })
    }
  }

  return (
    <section aria-labelledby="studio-css">
      <h2 id="studio-css">The theme</h2>
      <pre tabIndex={0}>
        <code>{css}</code>
      </pre>
      <p>
        <button className="studio__main" onClick={() => void copy()}>
          Copy the CSS
        </button>{' '}
        <span role="status">{told.css === css && told.said}</span>
      </p>
      <p>
        <a href={`./?path=${OPENING}&globals=design:own`} target="_top">
          See every state in it
        </a>
      </p>
      <p className="studio__note">
        It goes behind <code>ndt.css</code>. The page&apos;s own root is{' '}
        <code>{`<html data-ndt-theme="${look.scheme}" dir="${look.dir}">`}</code>.
      </p>
    </section>
  )
}
