/**
 * The one script of a page: `<script type="module" src="…/dist/ndt.js"></script>`.
 *
 * It finds the tags, now and later, and imports the file of each, wherever `dist` lies. It does not
 * know which tags there are: `<ndt-x>` is in `ndt-x.js`, and `manifest.json` is asked when that
 * does not come.
 */
import { eachRoot } from './loader/declared'
import { address, AGAIN, textOf } from './loader/files'
import { keepInView } from './loader/in-view'

/** What a tag is called; nothing else on the page may say which file is imported. */
const TAG = /^ndt-[a-z\d-]+$/
/** What no definition was found for yet. */
const NEW = ':not(:defined)'
const RUNTIME = `${__FOLDER__}/runtime.js`
const STYLES = `${__FOLDER__}/styles.css`
/** A file has four addresses. */
const RETRIES = 3
/** Milliseconds before the first retry; each later one waits twice as long. */
const PAUSE = 1000

const asked = new Set<string>()
/** Which of the addresses was the first one under which the last chunk came: 0, or 2 in the other folder. */
let first = 0
let sheet: Promise<string> | undefined

const mine: Loader = {
  version: __VERSION__,
  styles: () => (sheet ??= persist(retry => textOf(STYLES, retry))),
  watch(root) {
    // only what was added is looked at, however large the page is
    const look = (records: MutationRecord[]) =>
      records.forEach(({ addedNodes }) => addedNodes.forEach(seek))
    new MutationObserver(look).observe(root, { childList: true, subtree: true })
    root.querySelectorAll(NEW).forEach(find)
  },
}

/** An element's id may be any word, and would be found under it; no element is found under a symbol. */
const theirs = ((globalThis as { [name: symbol]: Loader | undefined })[
  Symbol.for('ndt-widgets')
] ??= mine)
if (theirs === mine) {
  // what is assigned goes before any element of that id
  globalThis.ndtBring = bring
  keepInView()
  // A script with `async` may run while tags still wait for their children.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
} else if (theirs.version !== __VERSION__) {
  console.warn(`[ndt] ${theirs.version} is on the page, not ${__VERSION__}.`)
}

function start() {
  linkStyles()
  eachRoot(document, mine.watch)
}

/** The tokens, and room for every tag; a page that links them in its own head shifts nothing. */
function linkStyles() {
  if (document.querySelector('link[href*="ndt.css"]')) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = address('ndt.css')
  document.querySelector('head')!.append(link)
}

/** Brings the tags that a node is or holds; past its own names, as a form may have a field of that one. */
function seek(node: Node) {
  if (!('querySelectorAll' in node)) return
  find(node as Element)
  Element.prototype.querySelectorAll.call(node, NEW).forEach(find)
}

function find({ localName: tag }: Element) {
  if (!TAG.test(tag) || asked.has(tag) || customElements.get(tag)) return
  asked.add(tag)
  load(tag).catch(cause => {
    // one that comes later asks anew
    if (!(cause instanceof RangeError)) asked.delete(tag)
    fail(tag, cause)
  })
}

/**
 * Imports a chunk and, at the same time, the runtime that it imports itself.
 *
 * The third try looks in the other folder, as all tags do from then on: they share one runtime. That is
 * imported again only once it can be fetched, so that no address of it is lost while the network is down.
 */
async function load(tag: string): Promise<void> {
  const file = `${__FOLDER__}/${__GROUPS__[tag] ?? tag}.js`
  mine.styles!().catch(() => {})
  await persist(async retry => {
    const nth = first + retry
    if (retry) await textOf(RUNTIME, nth & 2)
    import(address(RUNTIME, nth & 2)).catch(() => {})
    try {
      await import(address(file, nth))
    } catch (error) {
      throw (!retry && (await refusal(tag))) || error
    }
    first = nth & 2
  })
}

/**
 * Imports a part that loads when first needed; where it does not come, by its other address, once that
 * can be fetched. The build writes the calls (build/retry-imports.mjs).
 */
function bring(path: string, importer: string): Promise<unknown> {
  let { href } = new URL(path, importer)
  return import(href).catch(error =>
    fetch((href += AGAIN)).then(
      () => import(href),
      () => Promise.reject(error),
    ),
  )
}

/** Why a tag can never come; undefined while nobody can say. */
async function refusal(tag: string): Promise<Error | undefined> {
  try {
    const options = { cache: 'no-cache', signal: AbortSignal.timeout(PAUSE * 2) } as const
    const response = await fetch(address('manifest.json'), options)
    const { tags } = (await response.json()) as { tags: object }
    if (!(tag in tags)) return new RangeError(`There is no tag <${tag}>.`)
  } catch {
    // What is down now may be back at the next retry.
  }
}

/** Asks again after a while, up to the last retry; not for what there is not. */
async function persist<T>(ask: (retry: number) => Promise<T>, retry = 0): Promise<T> {
  try {
    return await ask(retry)
  } catch (error) {
    if (retry === RETRIES || error instanceof RangeError) throw error
    await new Promise(resume => setTimeout(resume, PAUSE * 2 ** retry))
    return persist(ask, retry + 1)
  }
}

/** The page's own markup stays in view. */
function fail(tag: string, cause: Error) {
  console.error(`[ndt] <${tag}> load:`, cause)
  const detail = {
    tag,
    version: __VERSION__,
    phase: 'load',
    status: 0,
    message: cause.message,
    fields: {},
    retryable: !(cause instanceof RangeError),
    cause,
  }
  const event = new CustomEvent('ndt-error', { detail, bubbles: true, composed: true })
  ;(document.querySelector(tag) ?? document).dispatchEvent(event)
}
