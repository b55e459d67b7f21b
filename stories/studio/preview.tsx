import { useLayoutEffect, useRef, useState } from 'react'
import type { Look } from './controls'
import { fitted, frameOf, watchWidth, windows } from './stage'

interface PreviewProps {
  css: string
  look: Look
  /** Tells the document that has the page and the theme, once it is there. */
  onShown: (document: Document) => void
}

const HEIGHT = 900

/** A whole page in the theme, in a window of its own, made smaller where it would not fit. */
export function Preview({ css, look, onShown }: PreviewProps) {
  const [asked, setAsked] = useState<number>()
  const [shown, setShown] = useState<Document>()
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(0)
  useLayoutEffect(() => watchWidth(place.current!, setRoom), [])
  // drawn anew with its room, and so whenever the window is another
  const width = asked ?? (innerWidth < 900 ? windows.Phone : windows.Desktop)
  const { stage, frame } = fitted({ width, height: HEIGHT, room })

  // before anything is measured in it
  useLayoutEffect(() => {
    if (!shown?.defaultView) return
    const sheet = new shown.defaultView.CSSStyleSheet()
    sheet.replaceSync(css)
    shown.adoptedStyleSheets = [sheet]
    onShown(shown)
  }, [shown, css, onShown])

  return (
    <section className="studio__preview" aria-label="Preview">
      <div role="group" aria-label="Width">
        {Object.entries(windows).map(([name, value]) => (
          <button key={name} aria-pressed={value === width} onClick={() => setAsked(value)}>
            {name}
          </button>
        ))}
      </div>
      <div ref={place} className="studio__stage" style={stage}>
        <iframe
          title="A page in the theme"
          src={frameOf(`pages-${look.page}`, `theme:${look.scheme};dir:${look.dir}`)}
          style={frame}
          onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument!)}
        />
      </div>
    </section>
  )
}
