/**
 * The one script of a page: `<script type="module" src="…/dist/ndt.js"></script>`.
 *
 * It finds the tags, now and later, and imports the chunk of each, wherever `dist` lies.
 */
import { chunks, runtime } from 'virtual:chunks'
import { styles } from 'virtual:styles'

const RETRIES = 4
/** Milliseconds before the first retry; each later one waits twice as long. */
const PAUSE = 500

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

const theirs = (globalThis.ndtWidgets ??= mine)
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
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
}

function find(root: ParentNode) {
  for (const { localName } of root.querySelectorAll(':not(:defined)')) {
    if (!localName.startsWith('ndt-') || asked.has(localName)) continue
    asked.add(localName)
    const name = chunks[localName.slice('ndt-'.length)]
    if (!name) fail(localName, new Error(`There is no tag <${localName}>.`))
    else load(name).catch(cause => fail(localName, cause))
  }
}

function script(name: string): string {
  return `c/${name}.js`
}

/**
 * Imports a chunk and, at the same time, the runtime that it imports itself.
 *
 * Every second retry looks in another folder, as all tags do from then on: they share one runtime.
 */
async function load(name: string): Promise<void> {
  mine.styles!().catch(() => {})
  await persist(async retry => {
    const folder = Math.max(spelling, retry >> 1)
    import(address(script(runtime), folder).href).catch(() => {})
    await import(address(script(name), folder, retry).href)
    spelling = folder
  })
}

async function fetchStyles(retry: number): Promise<string> {
  const response = await fetch(address(`c/${styles}.css`, 0, retry))
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`)
  return response.text()
}

/** Asks again after a while, up to the last retry. */
async function persist<T>(ask: (retry: number) => Promise<T>, retry = 0): Promise<T> {
  try {
    return await ask(retry)
  } catch (error) {
    if (retry === RETRIES) throw error
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
    retryable: true,
    cause,
  }
  const event = new CustomEvent('ndt-error', { detail, bubbles: true, composed: true })
  ;(document.querySelector(tag) ?? document).dispatchEvent(event)
}

/**
 * Where a file of ours lies. A retry has another address, past whatever a cache kept.
 *
 * Chromium 156 and WebKit 2.50 fetch a module again that failed; Firefox 153 never does, nor one
 * that imports it, by the same address. What chunks import from beside them, the runtime above
 * all, gets a new address only with its folder: one letter as `%xx`, which servers decode, so
 * that `/dist/c/x.js` becomes `/%64ist/c/x.js`.
 */
function address(path: string, spelling = 0, retry = 0): URL {
  const url = new URL(path, import.meta.url)
  let letters = 0
  url.pathname = url.pathname.replace(/[a-z](?=.*\/)/g, letter =>
    ++letters === spelling ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )
  if (retry) url.search = `retry=${retry}`
  return url
}
