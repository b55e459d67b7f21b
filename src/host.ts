import type { ApiError } from './error'
import { fire } from './events'
import { sheetOf } from './styles/sheets'
import { speaker, type Host } from './ui/host'

/** The side of an element that its component sees. */
export function createHost(
  tag: string,
  element: HTMLElement,
  root: ShadowRoot,
  internals: ElementInternals | undefined,
): Host {
  const sheets = [...root.adoptedStyleSheets]
  const parts = sheets.length - 1
  const emit: Host['emit'] = (type, detail) => {
    speaker.host = host
    return fire(element, type, detail)
  }
  const host: Host = {
    element,
    root,
    internals,
    sheets,
    methods: {},
    emit,
    saved: (section, message) => emit('ndt-saved', { tag, section, message }),
    reveal() {},

    report(error, phase) {
      const given = Object(error) as Partial<ApiError>
      const { status = 0, fields = {}, retryable = false, cause, message = String(error) } = given
      console.error(`[ndt] <${tag}> ${phase}:`, error)
      const version = __VERSION__
      emit('ndt-error', {
        tag,
        version,
        phase,
        status,
        // the fetch client's own error names the call, its status and what the network says
        message: [cause, message].filter(Boolean).join(': '),
        fields,
        retryable,
        cause: error,
      })
    },

    adopt(css) {
      const sheet = sheetOf(css)
      if (sheets.includes(sheet)) return
      sheets.splice(sheets.length - parts, 0, sheet)
      root.adoptedStyleSheets = sheets
    },
  }
  return host
}
