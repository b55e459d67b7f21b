import { icons } from './icons'

/** Milliseconds for which a tag is framed. */
const TIME = 1600

/** Leads to an element on the page, and frames it for a moment. */
export function Show({ element, host }: { element: Element; host: HTMLElement }) {
  if (!element.checkVisibility()) return null
  return (
    <button className="show" onClick={() => frame(element, host)}>
      {icons.show} Show <span className="visually-hidden">{element.localName} on the page</span>
    </button>
  )
}

function frame(element: Element, host: HTMLElement): void {
  element.scrollIntoView({ block: 'center' })
  const { x, y, width, height } = element.getBoundingClientRect()
  const box = document.createElement('div')
  box.className = 'frame'
  for (const [name, value] of Object.entries({ left: x, top: y, width, height }))
    box.style.setProperty(name, `${value}px`)
  host.shadowRoot!.append(box)
  setTimeout(() => box.remove(), TIME)
}
