import { readAnswer } from '../contract/call'
import { send } from '../http'
import { queries } from '../query'
import { useHost, type Host } from '../ui/host'
import { useQuery } from '../use-query'
import { guides, withPictures, type Guide } from './guide'

/** The guides: what the page inlined or gives at an address, else those that come with the library. */
const guidesOf = queries<string | undefined, Guide[]>(
  (src, signal) => (src ? fetchGuides(src, signal) : loadBuiltIn()),
  { isPublic: true },
)

/** What tags brought themselves, without an address to ask again. */
const brought = new WeakMap<Host, Guide[]>()

/** Takes guides that the page inlined, one or several: they are the tag's own, and known to the page's other tags. */
export function takeGuides(data: unknown, { src }: { src?: string }, host: Host): void {
  const own = checked('the inlined guides', data)
  if (!src) brought.set(host, own)
  const $guides = guidesOf(src)
  $guides.seed(before(own, $guides.value?.data))
}

/** The guides that a tag can show, its own first, and what it brought itself. */
export function useGuides(src: string | undefined) {
  const own = brought.get(useHost())
  const $guides = guidesOf(src)
  const { data, error } = useQuery($guides)
  return { own, guides: own ? before(own, data) : data, error, retry: $guides.refetch }
}

function before(own: Guide[], others: Guide[] = []): Guide[] {
  return [...own, ...others.filter(({ slug }) => !own.some(guide => guide.slug === slug))]
}

async function fetchGuides(src: string, signal: AbortSignal): Promise<Guide[]> {
  // the page's own file, and no call of the portal
  const path = new URL(src, document.baseURI).href
  const { data } = await send({ method: 'GET', path, changes: false, signal })
  return checked(src, data)
}

/** The texts weigh more than the page's code, so that they load only where nobody gives others. */
async function loadBuiltIn(): Promise<Guide[]> {
  const { builtIn } = await import('./built-in')
  // Storybook's Vite would take the folder for the package, and put the text of its entry there
  return withPictures(builtIn, new URL(/* @vite-ignore */ '../../', import.meta.url).href)
}

function checked(path: string, data: unknown): Guide[] {
  return readAnswer({ method: 'GET', path, answer: guides }, data)
}
