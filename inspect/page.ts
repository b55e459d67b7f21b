/** The folder that this script, and so the library, lies in. */
export const dist = new URL('.', import.meta.url).href

/** Every document-like root of the page: itself, and the open shadow roots in it. */
export function rootsOf(page: Document): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [page]
  for (const root of roots) {
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot)
  }
  return roots
}

/** What the page's block of settings holds, read without what the widgets do with it. */
export interface Settings {
  blocks: Element[]
  /** Empty where it cannot be read. */
  values: Record<string, unknown>
  /** Why it cannot be read. */
  problem?: string
}

/** The page's settings as they are written. */
export function readSettings(): Settings {
  const blocks = [...document.querySelectorAll('script[data-ndt-config]')]
  try {
    const given: unknown = JSON.parse(blocks[0]?.textContent || '{}')
    if (typeof given !== 'object' || !given || Array.isArray(given))
      return { blocks, values: {}, problem: 'it is no object' }
    return { blocks, values: given as Record<string, unknown> }
  } catch (error) {
    return { blocks, values: {}, problem: (error as Error).message }
  }
}

/** A setting that is a text, or its default. */
export function textSetting({ values }: Settings, name: string, absent: string): string {
  const given = values[name]
  return typeof given === 'string' ? given : absent
}
