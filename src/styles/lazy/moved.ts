import type { Host } from '../../ui/host'

const settled = new WeakSet<Host>()

/** Gives a root that came into another document its sheets: copies there, as none can be another document's. */
export function settle(host: Host): void {
  const { root, sheets, adopt } = host
  const dress = () => {
    const view = root.ownerDocument.defaultView
    // in a template's content, or what a parser made, nobody sees it
    if (!view) return
    root.adoptedStyleSheets = view === window ? sheets : sheets.map(sheet => copyFor(view, sheet))
  }
  dress()
  if (settled.has(host)) return
  settled.add(host)
  host.adopt = css => {
    try {
      adopt(css)
    } catch {
      // the sheet is listed, and the root has to have a copy
      dress()
    }
  }
}

function copyFor(view: typeof globalThis, { cssRules }: CSSStyleSheet): CSSStyleSheet {
  const copy = new view.CSSStyleSheet()
  copy.replaceSync([...cssRules].map(rule => rule.cssText).join(''))
  return copy
}
