import { changed } from './notify'

/** What the page's Content-Security-Policy kept from happening. */
export interface Violation {
  directive: string
  /** An address, or `inline` and the like. */
  blocked: string
  /** How what was blocked begins, where it has no address. */
  sample: string
}

/** A report of it, which TypeScript has no type for. */
interface Told {
  effectiveDirective: string
  disposition: string
  blockedURL: string | null
  sample: string | null
}

/** Every violation, each once. */
export const violations = new Map<string, Violation>()

/** Hears what the page's policy forbids; from a browser that kept it, also what it forbade before this script came. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', event => {
    const { effectiveDirective, disposition, sample, blockedURI: blockedURL } = event
    note({ effectiveDirective, disposition, sample, blockedURL })
  })
  const Observer = globalThis.ReportingObserver as typeof ReportingObserver | undefined
  if (!Observer) return
  const seen = (reports: Report[]) => {
    for (const { body } of reports) note(body as unknown as Told)
  }
  new Observer(seen, { types: ['csp-violation'], buffered: true }).observe()
}

function note({ effectiveDirective, disposition, sample, blockedURL }: Told): void {
  // what a policy only reports has happened
  if (disposition === 'report') return
  const directive = effectiveDirective.replace(/-(elem|attr)$/, '')
  // a file's later addresses are the same file (`address` in src/loader/files.ts)
  const [blocked = ''] = (blockedURL ?? '').replace('/%63/', '/c/').split('?')
  violations.set(`${directive} ${blocked}`, { directive, blocked, sample: sample ?? '' })
  changed()
}
