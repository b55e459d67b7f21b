/** Where in a widget's life something failed; `data` are those that were read. */
export type Phase = 'load' | 'attribute' | 'data' | 'render' | 'save'

/** What `ndt-error` carries. */
export interface ErrorDetail {
  /** Empty where the data are not one tag's: an odd value in an answer that was taken all the same. */
  tag: string
  version: string
  phase: Phase
  /** HTTP status; 0 when no answer came or the failure was not a call's. */
  status: number
  message: string
  /** First message a field. */
  fields: Record<string, string>
  retryable: boolean
  cause: unknown
}

/** Every event of the widgets; all bubble and are composed. */
export interface NdtEvents {
  /** First data shown. */
  'ndt-ready': CustomEvent<{ tag: string }>
  /** A save succeeded. */
  'ndt-saved': CustomEvent<{ tag: string; section: string; message: string }>
  /** Anything failed, also what the screen only logs. */
  'ndt-error': CustomEvent<ErrorDetail>
  /** Before the widget leaves the page; cancel it to take over with a router of your own. */
  'ndt-navigate': CustomEvent<{ url: string; replace: boolean }>
  /** The dialog of a dialog's own tag opened; not one that a tag shows over itself, such as a question. */
  'ndt-open': CustomEvent<{ tag: string }>
  /** That dialog closed. */
  'ndt-close': CustomEvent<{ tag: string }>
  /** A control's value changed. */
  'ndt-change': CustomEvent<{ value: unknown }>
}

declare global {
  interface HTMLElementEventMap extends NdtEvents {}
  interface DocumentEventMap extends NdtEvents {}
  interface WindowEventMap extends NdtEvents {}
}

/** Fires one of our events; false when a listener cancelled it. */
export function fire<K extends keyof NdtEvents>(
  target: EventTarget,
  type: K,
  detail: NdtEvents[K]['detail'],
): boolean {
  return target.dispatchEvent(
    new CustomEvent(type, {
      detail,
      bubbles: true,
      composed: true,
      // the only one whose default a page may prevent
      cancelable: type === 'ndt-navigate',
    }),
  )
}
