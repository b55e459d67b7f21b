import { settle } from './time'

/** What a visitor can press or fill, in a tag. */
function controls(element: Element): HTMLElement[] {
  return [...element.shadowRoot!.querySelectorAll<HTMLElement>('a, button, input, select, [role]')]
}

/** A control's name, as a screen reader says it. */
export function nameOf(control: Element): string {
  return control.getAttribute('aria-label') ?? textOf(control)
}

/** What a screen reader reads of an element; drawings and stand-ins of pictures are hidden from it. */
export function textOf(element: Element): string {
  return read(element, '[aria-hidden=true]')
}

/** What is said with a control, behind its name. */
export function descriptionOf(control: Element): string {
  const ids = control.getAttribute('aria-describedby')!.split(' ')
  const root = control.getRootNode() as ShadowRoot
  return ids.map(id => textOf(root.querySelector(`#${id}`)!)).join(' ')
}

/** What a visitor sees of an element. */
export function seen(element: Element): string {
  return read(element, '.sr')
}

/** Where a line may go on, and no space is. */
const BREAK = '\u200b'

function read(element: Element, hidden: string): string {
  const parts = [...element.childNodes].map(node => {
    if (!(node instanceof Element)) return node.textContent
    if (node.localName === 'wbr') return BREAK
    return node.matches(hidden) ? '' : read(node, hidden)
  })
  return parts.join(' ').replaceAll(` ${BREAK} `, '').replaceAll(/\s+/g, ' ').trim()
}

/** The control of that name; the test fails when there is none. */
export function control(element: Element, name: string): HTMLElement {
  const all = controls(element)
  const found = all.find(each => nameOf(each) === name)
  if (!found) throw new Error(`No "${name}" among: ${all.map(nameOf).join(' | ')}`)
  return found
}

/** Whether there is a control of that name. */
export function hasControl(element: Element, name: string): boolean {
  return controls(element).some(each => nameOf(each) === name)
}

/** Presses the control of that name, with the focus on it as a visitor has. */
export async function press(element: Element, name: string): Promise<void> {
  const found = control(element, name)
  found.focus()
  found.click()
  await settle()
}

/** Chooses an option of the select of that name. */
export async function choose(element: Element, name: string, value: string): Promise<void> {
  const select = control(element, name) as HTMLSelectElement
  select.value = value
  select.dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
}

/** The tag's links: name -> address; null for one that leads nowhere. */
export function links(element: Element): Record<string, string | null> {
  const all = [...element.shadowRoot!.querySelectorAll('a')]
  return Object.fromEntries(all.map(link => [nameOf(link), link.getAttribute('href')]))
}

/** The tag's names with values. */
export function facts(element: Element): Record<string, string> {
  const names = [...element.shadowRoot!.querySelectorAll('dt')]
  return Object.fromEntries(
    names.map(name => [textOf(name), textOf(name.parentElement!.querySelector('dd')!)]),
  )
}

/** The entries of the open menu. */
export function entries(element: Element): string[] {
  return [...element.shadowRoot!.querySelectorAll('[role=menu] > *')].map(textOf)
}

/** The first element that a selector finds in the tag. */
export function find<T extends HTMLElement>(element: Element, selector: string): T | null {
  return element.shadowRoot!.querySelector<T>(selector)
}

/** What a widget said aloud last, which the page does not show. */
export function heard(root: ShadowRoot): string | undefined {
  const region = [...root.children].find(each => each.matches('p.sr[role=status]'))
  return region?.textContent ?? undefined
}
