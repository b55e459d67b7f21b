import { createContext, useContext, useImperativeHandle } from 'react'
import type { NdtEvents, Phase } from '../../events'

/** What a component may ask of the element that it lives in. */
export interface Host {
  readonly element: HTMLElement
  readonly root: ShadowRoot
  /** Where a form-associated tag puts its value; absent on every other tag. */
  readonly internals: ElementInternals | undefined
  /** The root's sheets, in order. */
  sheets: CSSStyleSheet[]
  /** What the element's own methods and form callbacks lead to; filled by `useMethods`. */
  methods: Record<string, (...args: never[]) => unknown>
  /** Fires an event that bubbles and crosses shadow roots; false when a listener cancelled it. */
  emit<K extends keyof NdtEvents>(type: K, detail: NdtEvents[K]['detail']): boolean
  /** Tells the page that something was saved: which part, and what the visitor is told (R52, R58). */
  saved(section: string, message: string): void
  /** Logs a failure with its tag and fires it as `ndt-error`; nothing fails silently. */
  report(error: unknown, phase: Phase): void
  /** Shows the widget in place of the page's fallback; the first time with data, once that is to be seen, fires `ndt-ready`. */
  reveal(withData: boolean): void
  /** Adds a part's style sheet to the shadow root, below the widget's own. */
  adopt(css: string): void
}

/** Who told the page something last: whose outcome a toast then says. */
export const speaker: { host?: Host } = {}

/** Gives every component of a widget its host. */
export const HostContext = createContext<Host | null>(null)

/** The element that this component lives in. */
export function useHost(): Host {
  const host = useContext(HostContext)
  if (!host) throw new Error('useHost works only inside a widget')
  return host
}

/** A part brings its own style: the sheet is shared by all instances on the page. */
export function useStyles(css: string): void {
  useHost().adopt(css)
}

/** Implements the methods that the element declares, such as `show` and `close`. */
export function useMethods(methods: Host['methods']): void {
  const host = useHost()
  useImperativeHandle(
    (current: Host['methods'] | null) => {
      host.methods = current ?? {}
    },
    () => methods,
  )
}
