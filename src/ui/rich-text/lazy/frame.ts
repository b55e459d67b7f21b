import * as icons from './icons'
import { editorTexts } from './texts'

/** What can be done with a part of the text that quill does not write. */
export type Act = 'up' | 'down' | 'removePart' | 'row' | 'column' | 'removeRow' | 'removeColumn'

const moves: Act[] = ['up', 'down', 'removePart']

/** The bar above such a part: its name, and its buttons as one stop of the tab key. */
export function frame(name: string, acts: Act[] = []): HTMLElement {
  const t = editorTexts()
  const bar = document.createElement('div')
  bar.className = 'rich-text__frame'
  bar.setAttribute('role', 'toolbar')
  bar.setAttribute('aria-label', name)
  const label = document.createElement('span')
  label.textContent = name
  bar.append(label)
  ;[...acts, ...moves].forEach((act, n) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = 'btn btn--ghost btn--icon btn--sm'
    button.dataset['act'] = act
    button.title = t[act]
    button.tabIndex = n ? -1 : 0
    button.append(drawing(icons[act]))
    bar.append(button)
  })
  return bar
}

function drawing(path: string): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const line = document.createElementNS(svg.namespaceURI!, 'path')
  line.setAttribute('d', path)
  for (const [name, value] of Object.entries({
    viewBox: '0 0 20 20',
    class: icons.turned.includes(path) ? 'i i--flip' : 'i',
    'aria-hidden': 'true',
  })) {
    svg.setAttribute(name, value)
  }
  svg.append(line)
  return svg as SVGElement
}
