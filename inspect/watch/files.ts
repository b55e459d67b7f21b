import { all, isOurs } from '../page'
import { changed } from './notify'

/** Files of `dist` that the server refused, each once: path -> status. */
export const lostFiles = new Map<string, number>()
/** Files of `dist` that did not come by their first address, by their path. */
export const lateFiles = new Set<string>()
/** Files whose hash on the page is not that of what is served, by their path. */
export const staleFiles = new Set<string>()
/** Scripts that the page has no hash for, although it has some of the library's, by their path. */
export const uncheckedFiles = new Set<string>()

const checked = new Set<string>()
/** A script of a release. */
const SCRIPT = /\/(ndt\.js|(c|%63)\/[\da-f]{8}\/)/

/** Notes which files of `dist` do not come, or are not those that the page has hashes of. */
export function watchFiles(): void {
  new PerformanceObserver(list => {
    for (const { name, responseStatus } of list.getEntries() as PerformanceResourceTiming[])
      notice(name, responseStatus)
  }).observe({ type: 'resource', buffered: true })
}

function notice(address: string, status: number): void {
  const isLoader = all<HTMLScriptElement>('script[src]').some(
    ({ src }) => src === address && src.includes('ndt'),
  )
  if (!isOurs(address) && !isLoader) return
  const { pathname, search } = new URL(address)
  const file = pathname.replace('/%63/', '/c/')
  if (status >= 400) lostFiles.set(file, status)
  if (search === '?retry' || file !== pathname) lateFiles.add(file)
  if (!checked.has(address)) void check(address, file)
  changed()
}

/** Asks for the file as the page has its hash: the browser says whether it is that. */
async function check(address: string, file: string): Promise<void> {
  checked.add(address)
  const listed = listedHashes()
  const integrity = ownHash(address) ?? listed.get(address)
  if (integrity) {
    if (!(await comes(address, { integrity })) && (await comes(address))) staleFiles.add(file)
  } else if (listed.size && file.endsWith('.js') && !file.endsWith('/inspect.js')) {
    uncheckedFiles.add(file)
  }
  changed()
}

const comes = (address: string, init?: RequestInit) =>
  fetch(address, init).then(
    ({ ok }) => ok,
    () => false,
  )

/** The hash that an element of the page has for what it brings. */
function ownHash(address: string): string | undefined {
  const elements = all<HTMLScriptElement & HTMLLinkElement>('[integrity]')
  return elements.find(({ src, href }) => (src ?? href) === address)?.integrity || undefined
}

/** The hashes of the library's scripts in the page's import maps: address -> hash. */
function listedHashes(): Map<string, string> {
  const maps = all('script[type=importmap]').map(({ textContent }) => read(textContent))
  const listed = maps.flatMap(({ integrity = {} }) => Object.entries(integrity))
  return new Map(
    listed
      .map(([key, hash]) => [new URL(key, document.baseURI).href, hash] as const)
      .filter(([address]) => SCRIPT.test(address)),
  )
}

function read(text: string | null): { integrity?: Record<string, string> } {
  try {
    return JSON.parse(text ?? '') as object
  } catch {
    return {}
  }
}
