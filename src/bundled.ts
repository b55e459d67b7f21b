import { fire } from './events'
import { eachRoot } from './loader/declared'
import { keepInView } from './loader/in-view'

/** Tag -> what imports its file. */
type Files = Record<string, () => Promise<unknown>>

/**
 * What `import 'ndt-widgets'` runs, in a page that a bundler makes: it finds the tags, now and later, in
 * shadow roots too, and brings each by an import that the bundler has read.
 *
 * Where the page has a loader already, that one goes on alone; on a server, which has no page, nothing runs.
 */
export function bringTags(files: Files): void {
  if (typeof document === 'undefined') return
  const loaders = globalThis as { [name: symbol]: Loader | undefined }
  const asked = new Set<string>()
  const seen = new WeakSet<Element>()
  const mine: Loader = {
    version: __VERSION__,
    watch(root) {
      new MutationObserver(() => find(root)).observe(root, { childList: true, subtree: true })
      find(root)
    },
  }
  if ((loaders[Symbol.for('ndt-widgets')] ??= mine) !== mine) return
  keepInView()
  eachRoot(document, mine.watch)

  function find(root: ParentNode) {
    for (const element of root.querySelectorAll(':not(:defined)')) {
      const { localName } = element
      if (!localName.startsWith('ndt-') || seen.has(element)) continue
      seen.add(element)
      if (asked.has(localName)) continue
      asked.add(localName)
      load(localName).catch(cause => {
        // one that comes later asks anew
        if (!(cause instanceof RangeError)) asked.delete(localName)
        fail(localName, cause)
      })
    }
  }

  async function load(tag: string) {
    if (!Object.hasOwn(files, tag)) throw new RangeError(`There is no tag <${tag}>.`)
    await files[tag]!()
  }
}

/** The page's own markup stays in view. */
function fail(tag: string, cause: Error) {
  console.error(`[ndt] <${tag}> load:`, cause)
  const { message } = cause
  const retryable = !(cause instanceof RangeError)
  const failure = { status: 0, message, fields: {}, retryable, cause }
  const target = document.querySelector(tag) ?? document
  fire(target, 'ndt-error', { tag, version: __VERSION__, phase: 'load', ...failure })
}
