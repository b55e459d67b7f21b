import { pageLoader } from '../src/page-loader'
import { known, type KnownTag } from './known'
import { near } from './near'
import { all, readSettings, rootsOf, type Settings } from './page'
import { seenCalls, type SeenCall } from './watch/calls'
import { seenEvents, type SeenEvent } from './watch/events'

/** What a tag shows: the page's own markup still, or again; or its screen. */
export type State = 'not defined' | 'waiting' | 'shown' | 'failed'

/** A tag of the library on the page. */
export interface Tag {
  element: Element
  name: string
  /** Undefined where the library has no such tag. */
  about: KnownTag | undefined
  /** Where it stands: the page, a tag of the library, or a shadow root of somebody else. */
  place: 'page' | 'tag' | 'root'
  version: string | undefined
  state: State
  attributes: [name: string, value: string][]
  calls: SeenCall[]
  events: SeenEvent[]
}

/** The page as the rules see it. */
export interface Scene {
  /** The page has had its time: what is not there by now is missing. */
  isSettled: boolean
  tags: Tag[]
  settings: Settings
  calls: SeenCall[]
  events: SeenEvent[]
  /** The version of the page's loader; undefined without one. */
  loader: string | undefined
  /** Whether the page itself links `ndt.css`; undefined where nobody can say any more. */
  isSheetLinked: boolean | undefined
}

const TAG = /^ndt-[a-z\d-]+$/
/** What is no name of a tag, and may be meant as one: `<NdtSavedPanel>`, `<ndt_saved_panel>`. */
const MEANT = /^ndt[^-]/
/** Milliseconds in which a page may still be coming. */
const PATIENCE = 1500
const SHEET = 'link[href*="ndt.css"]'

/** Before the loader puts the sheet there itself, the link, or what bundled the sheet, is the page's own. */
const early = pageLoader() ? undefined : all(SHEET).length > 0 || hasTokens()

/** Looks at the page as it is now. */
export function look(): Scene {
  return {
    isSettled: document.readyState === 'complete' && performance.now() > PATIENCE,
    tags: rootsOf(document).flatMap(tagsIn),
    settings: readSettings(),
    calls: seenCalls,
    events: seenEvents,
    loader: pageLoader()?.version,
    isSheetLinked: isSheetLinked(),
  }
}

function hasTokens(): boolean {
  return !!getComputedStyle(document.documentElement).getPropertyValue('--ndt-canvas')
}

function isSheetLinked(): boolean | undefined {
  if (early !== undefined) return early
  const [{ href } = {}] = all<HTMLLinkElement>(SHEET) as Partial<HTMLLinkElement>[]
  if (!href) return undefined
  const [entry] = performance.getEntriesByName(href) as (PerformanceResourceTiming & {
    renderBlockingStatus?: string
  })[]
  // what a script adds holds no paint back
  return entry?.renderBlockingStatus === 'non-blocking' ? false : undefined
}

function tagsIn(root: Document | ShadowRoot): Tag[] {
  const place = placeOf(root)
  const elements = root === document ? all('*') : [...root.querySelectorAll('*')]
  return elements
    .filter(({ localName }) => TAG.test(localName) || isMeant(localName))
    .map(element => read(element, place))
}

const isMeant = (name: string) => MEANT.test(name) && !!near(name, Object.keys(known.tags))

function placeOf(root: Document | ShadowRoot): Tag['place'] {
  if (root instanceof Document) return 'page'
  return TAG.test(root.host.localName) ? 'tag' : 'root'
}

function read(element: Element, place: Tag['place']): Tag {
  const { localName: name } = element
  const about = Object.hasOwn(known.tags, name) ? known.tags[name] : undefined
  const events = seenEvents.filter(({ target }) => target === element)
  return {
    element,
    name,
    about,
    place,
    version: (customElements.get(name) as { version?: string } | undefined)?.version,
    state: stateOf(element, events),
    attributes: [...element.attributes].map(({ name, value }) => [name, value]),
    calls: seenCalls.filter(call => about?.calls.includes(call.name)),
    events,
  }
}

function stateOf({ localName, shadowRoot }: Element, events: SeenEvent[]): State {
  const last = events.findLast(({ type }) => type === 'ndt-ready' || type === 'ndt-error')
  const isBroken = last?.type === 'ndt-error' && /load|render|data/.test(last.detail.phase ?? '')
  if (isBroken) return 'failed'
  if (!customElements.get(localName)) return 'not defined'
  const screen = shadowRoot?.querySelector('.ndt')
  if (!screen) return shadowRoot?.childElementCount ? 'failed' : 'waiting'
  return screen.hasAttribute('hidden') ? 'waiting' : 'shown'
}
