import { type ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import type { ErrorDetail, NdtEvents } from '../../src/events'
import { defineWidget, type WidgetDefinition } from '../../src/index'

/** An element with the properties and methods that its definition gives it. */
export type Placed = HTMLElement & Record<string, unknown>

let serial = 0

/** A tag name that no other test of the file has taken. */
export function freshTag(): `ndt-${string}` {
  return `ndt-test-${++serial}`
}

/** Registers a widget under a tag of its own. */
export function define<P extends object>(definition: WidgetDefinition<P>): `ndt-${string}` {
  const tag = freshTag()
  defineWidget(tag, definition)
  return tag
}

/** Makes an element with its attributes and children, and does not put it on the page. */
export function make(
  tag: string,
  attributes: Record<string, string> = {},
  ...children: (Node | string)[]
): Placed {
  const element = document.createElement(tag) as Placed
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** Puts an element on the page, after its children, as a parser and an upgrade do. */
export function place(...made: Parameters<typeof make>): Placed {
  const element = make(...made)
  document.body.append(element)
  return element
}

/** The JSON script by which a page gives a widget its first data. */
export function firstData(json: string): HTMLScriptElement {
  const script = document.createElement('script')
  script.type = 'application/json'
  script.textContent = json
  return script
}

/** What the widget itself shows; undefined while the page's fallback stands in its place. */
export function shown(element: Element): string | undefined {
  const frame = element.shadowRoot!.querySelector<HTMLElement>('.ndt')
  return frame && !frame.hidden ? frame.textContent! : undefined
}

/** Whether the page's own markup is in view. */
export function isFallbackShown(element: Element): boolean {
  return !!element.shadowRoot!.querySelector('slot:not([name])')
}

/** Keeps the events that reach the document. */
export function listen<K extends keyof NdtEvents>(type: K): NdtEvents[K]['detail'][] {
  const details: NdtEvents[K]['detail'][] = []
  const controller = new AbortController()
  const keep = (event: Event) => details.push((event as NdtEvents[K]).detail)
  document.addEventListener(type, keep, { signal: controller.signal })
  onTestFinished(() => controller.abort())
  return details
}

/** Keeps the failures that reach the document, and keeps their log lines out of the test's output. */
export function listenForErrors(): { errors: ErrorDetail[]; log: ReturnType<typeof quiet> } {
  return { errors: listen('ndt-error'), log: quiet('error') }
}

/** A spy on the console that prints nothing. */
export function quiet(level: 'error' | 'warn') {
  return vi.spyOn(console, level).mockImplementation(() => {})
}

/** A component that throws while `isBroken` holds. */
export function Fragile({ isBroken, children }: { isBroken: boolean; children?: ReactNode }) {
  if (isBroken) throw new Error('It broke.')
  return <p>{children ?? 'whole'}</p>
}
