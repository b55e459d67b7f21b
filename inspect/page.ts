/** The folder that this script, and so the library, lies in; empty where a bundler has put it into a script of the page's. */
export const dist = __BUNDLED__ ? '' : new URL('.', import.meta.url).href

/** Whether an address is that of a file of the library's. */
export const isOurs = (address: string) => !!dist && address.startsWith(dist)

/** The page's elements; past names of its own, as `<form name="querySelectorAll">` stands in the place of what looks for them. */
export function all<E extends Element = HTMLElement>(selector: string): E[] {
  return [...Document.prototype.querySelectorAll.call(document, selector)] as E[]
}

/** Every document-like root of the page: itself, and the open shadow roots in it. */
export function rootsOf(page: Document): (Document | ShadowRoot)[] {
  const roots: (Document | ShadowRoot)[] = [page]
  for (const root of roots) {
    const inside = root === page ? all('*') : root.querySelectorAll('*')
    for (const { shadowRoot } of inside) if (shadowRoot) roots.push(shadowRoot)
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
  const blocks = all('script[data-ndt-config]')
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

/** The parts of an object; of anything else there are none. */
export const partsOf = (given: unknown) =>
  (typeof given === 'object' && given ? given : {}) as Record<string, unknown>
