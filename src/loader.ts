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
/** The first import of each chunk. */
const firsts: Promise<unknown>[] = []
/** The spelling of our folder under which the shared runtime came; every chunk follows it there. */
let spelling = 0
let home: Promise<void> | undefined
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
    const path = chunks[localName]
    if (!path) fail(localName, new Error(`There is no tag <${localName}>.`))
    else load(path).catch(cause => fail(localName, cause))
  }
}

/** Imports a chunk and, at the same time, the runtime that it imports itself. */
async function load(path: string): Promise<void> {
  const guess = spelling
  const first = import(address(path, guess).href)
  firsts.push(first)
  first.catch(() => {})
  mine.styles!().catch(() => {})
  home ??= persist(findRuntime)
  home.catch(() => (home = undefined))
  await home
  // A chunk that fails twice may import another that a browser has given up on: from then on it is
  // asked for in a new folder, at worst with a second runtime.
  await persist(retry =>
    retry || spelling !== guess
      ? import(address(path, Math.max(spelling, retry - 1), retry).href)
      : first,
  )
}

/** Where any chunk came, the runtime came with it, though our own import failed. */
function findRuntime(retry: number): Promise<void> {
  const find = async () => {
    await import(address(runtime, retry).href)
    spelling = retry
  }
  return retry ? Promise.any(firsts).then(() => {}, find) : find()
}

async function fetchStyles(retry: number): Promise<string> {
  const response = await fetch(address(styles, 0, retry))
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
