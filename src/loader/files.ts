/** What tells a file's second address from its first. */
export const AGAIN = '?retry'

interface ImportMap {
  integrity?: Record<string, string>
}

/** The text of a file of ours, held against its hash where the page has one. */
export async function textOf(path: string, nth: number): Promise<string> {
  const response = await fetch(address(path, nth), { integrity: integrityOf(path) })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response.text()
}

/** The browser holds our scripts against the hashes of the page's import maps; the sheet we do. */
function integrityOf(path: string): string | undefined {
  for (const map of document.querySelectorAll('script[type=importmap]')) {
    try {
      const { integrity } = JSON.parse(map.textContent!) as ImportMap
      for (const address in integrity) if (address.endsWith(path)) return integrity[address]
    } catch {
      // the browser says so
    }
  }
  return undefined
}

/**
 * One of the four addresses of a file in our folder: as it is, `?retry`, and both in the other spelling of
 * the folder, which servers decode. The build lists all in `importmap.json`; any other would run unchecked.
 *
 * Chromium 156 and WebKit 2.50 fetch a module again that failed; Firefox 153 and Chromium 150 never do,
 * nor one that imports it, by the same address. What chunks import from beside them, the runtime
 * above all, gets another address only with its folder.
 */
export function address(path: string, nth = 0): string {
  const spelled = nth & 2 ? path.replace('c', '%63') : path
  return new URL(spelled + (nth & 1 ? AGAIN : ''), import.meta.url).href
}
