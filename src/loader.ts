/**
 * The one script of a page: `<script type="module" src="…/dist/ndt.js"></script>`.
 *
 * It finds the tags, now and later, and imports the file of each, wherever `dist` lies. It does not
 * know which tags there are: `<ndt-x>` is in `ndt-x.js`, and `manifest.json` is asked when that
 * does not come.
 */

/** What a tag is called; nothing else on the page may say which file is imported. */
const TAG = /^ndt-[a-z\d-]+$/
const RETRIES = 4
/** Milliseconds before the first retry; each later one waits twice as long. */
const PAUSE = 500

/**
 * The page's import map holds scripts against their hashes. An address that it does not list would run
 * unchecked, so none is asked for: ours are listed in both of these spellings.
 */
const isVouched = document
  .querySelector('script[type=importmap]')
  ?.textContent?.includes('"integrity"')

const asked = new Set<string>()
/** The spelling of our folder under which the last chunk came. */
let spelling = 0
let sheet: Promise<string> | undefined

const mine: Loader = {
  version: __VERSION__,
  styles: () => (sheet ??= persist(fetchStyles)),
  watch(root) {
    new MutationObserver(() => find(root)).observe(root, { childList: true, subtree: true })
    find(root)
  },
}

/** An element's id may be any word, and would be found under it; no element is found under a symbol. */
const theirs = ((globalThis as { [name: symbol]: Loader | undefined })[
  Symbol.for('ndt-widgets')
] ??= mine)
if (theirs === mine) {
  // A script with `async` may run while tags still wait for their children.
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
} else if (theirs.version !== __VERSION__) {
  console.warn(`[ndt] ${theirs.version} is on the page; ${__VERSION__} is left out.`)
}

function start() {
  linkStyles()
  mine.watch(document)
}

/** The tokens, and room for every tag; a page that links them in its own head shifts nothing. */
function linkStyles() {
  if (document.querySelector('link[href*="ndt.css"]')) return
  const { href } = address('ndt.css')
  document
    .querySelector('head')!
    .append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

function find(root: ParentNode) {
  for (const { localName } of root.querySelectorAll(':not(:defined)')) {
    if (!TAG.test(localName) || asked.has(localName)) continue
    asked.add(localName)
    load(localName).catch(cause => fail(localName, cause))
  }
}

/**
 * Imports a chunk and, at the same time, the runtime that it imports itself.
 *
 * Every second retry looks in another folder, as all tags do from then on: they share one runtime.
 */
async function load(tag: string): Promise<void> {
  const file = __GROUPS__[tag] ?? tag
  mine.styles!().catch(() => {})
  await persist(async retry => {
    const folder = Math.max(spelling, isVouched ? +(retry > 1) : retry >> 1)
    import(address(`${__FOLDER__}/runtime.js`, folder).href).catch(() => {})
    try {
      await import(address(`${__FOLDER__}/${file}.js`, folder, retry).href)
    } catch (error) {
      throw (!retry && (await refusal(tag))) || error
    }
    spelling = folder
  })
}

/** Why a tag can never come; undefined while nobody can say. */
async function refusal(tag: string): Promise<Error | undefined> {
  try {
    const options = { cache: 'no-cache', signal: AbortSignal.timeout(PAUSE * 4) } as const
    const response = await fetch(address('manifest.json'), options)
    const { tags } = (await response.json()) as { tags: object }
    if (!(tag in tags)) return new RangeError(`There is no tag <${tag}>.`)
  } catch {
    // What is down now may be back at the next retry.
  }
}

async function fetchStyles(retry: number): Promise<string> {
  const response = await fetch(address(`${__FOLDER__}/styles.css`, 0, retry))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.text()
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
  const { message } = cause
  const detail = {
    tag,
    version: __VERSION__,
    phase: 'load',
    status: 0,
    message,
    fields: {},
    retryable: !(cause instanceof RangeError),
    cause,
  }
  const event = new CustomEvent('ndt-error', { detail, bubbles: true, composed: true })
  ;(document.querySelector(tag) ?? document).dispatchEvent(event)
}

/**
 * Where a file of ours lies. A retry has another address, past whatever a cache kept; where the page
 * vouches for addresses, those of the other spelling alone.
 *
 * Chromium 156 and WebKit 2.50 fetch a module again that failed; Firefox 153 never does, nor one
 * that imports it, by the same address. What chunks import from beside them, the runtime above
 * all, gets a new address only with its folder: one character as `%xx`, which servers decode, so
 * that `c/…/x.js` becomes `%63/…/x.js`, which the build lists in `importmap.json` as well.
 */
function address(path: string, spelling = 0, retry = 0): URL {
  let characters = 0
  const spelled = path.replace(/\w(?=.*\/)/g, character =>
    ++characters === spelling ? `%${character.charCodeAt(0).toString(16)}` : character,
  )
  const url = new URL(spelled, import.meta.url)
  if (retry && !isVouched) url.search = `retry=${retry}`
  return url
}
