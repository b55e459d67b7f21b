interface Kept {
  open: boolean
  corner: string
}

const PREFIX = 'ndt-inspector-'

/** What was kept of the panel in this tab; undefined where nothing was, or may be. */
export function kept<K extends keyof Kept>(name: K): Kept[K] | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps it for the next page of this tab. */
export function keep<K extends keyof Kept>(name: K, value: Kept[K]): void {
  try {
    sessionStorage.setItem(PREFIX + name, JSON.stringify(value))
  } catch {
    // a sandboxed page has no storage
  }
}
