import { useLayoutEffect, useRef, useState } from 'react'
import type { Look } from './controls'

interface PreviewProps {
  css: string
  look: Look
  /** Tells the document that has the page and the theme, once it is there. */
  onShown: (document: Document) => void
}

/** Pixels of the windows that a page can be looked at in. */
const widths = { Phone: 375, Tablet: 800, Desktop: 1280 }
const HEIGHT = 900

/** A whole page in the theme, in a window of its own, made smaller where it would not fit. */
export function Preview({ css, look, onShown }: PreviewProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(innerWidth < 900 ? widths.Phone : widths.Desktop)
  const [shown, setShown] = useState<Document>()
  const room = useWidth(stage)
  const scale = Math.min(1, room / width)

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
        {Object.entries(widths).map(([name, value]) => (
          <button key={name} aria-pressed={value === width} onClick={() => setWidth(value)}>
            {name}
          </button>
        ))}
      </div>
      <div ref={stage} className="studio__stage" style={{ blockSize: HEIGHT * scale }}>
        <iframe
          title="A page in the theme"
          src={`iframe.html?id=pages-${look.page}&viewMode=story&globals=theme:${look.scheme};dir:${look.dir}`}
          style={{ inlineSize: width, blockSize: HEIGHT, scale: String(scale) }}
          onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument!)}
        />
      </div>
    </section>
  )
}

function useWidth(ref: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(entry!.contentRect.width))
    observer.observe(ref.current!)
    return () => observer.disconnect()
  }, [ref])
  return width
}
