import { changed } from './notify'

/** What the page's Content-Security-Policy kept from happening. */
export interface Violation {
  directive: string
  /** An address, or `inline` and the like. */
  blocked: string
}

/** Every violation, each once. */
export const violations = new Map<string, Violation>()

/** Hears what the page's policy forbids. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', event => {
    const { effectiveDirective: directive, blockedURI: blocked } = event
    violations.set(`${directive} ${blocked}`, { directive, blocked })
    changed()
  })
}
