import { ApiError } from './error'
import { fire } from './events'
import { sheetOf } from './styles/sheets'
import type { Host } from './ui/host'

/** The side of an element that its component sees. */
export function createHost(
  tag: string,
  element: HTMLElement,
  root: ShadowRoot,
  internals: ElementInternals | undefined,
): Host {
  const parts = root.adoptedStyleSheets.length - 1
  return {
    element,
    root,
    internals,
    methods: {},
    emit: (type, detail) => fire(element, type, detail),
    saved: (section, message) => fire(element, 'ndt-saved', { tag, section, message }),
    reveal() {},

    report(error, phase) {
      const { status = 0, fields = {}, retryable = false } = error instanceof ApiError ? error : {}
      const message = error instanceof Error ? error.message : String(error)
      console.error(`[ndt] <${tag}> ${phase}:`, error)
      const version = __VERSION__
      fire(element, 'ndt-error', {
        tag,
        version,
        phase,
        status,
        message,
        fields,
        retryable,
        cause: error,
      })
    },

    adopt(css) {
      const sheet = sheetOf(css)
      const sheets = [...root.adoptedStyleSheets]
      if (sheets.includes(sheet)) return
      sheets.splice(sheets.length - parts, 0, sheet)
      root.adoptedStyleSheets = sheets
    },
  }
}
