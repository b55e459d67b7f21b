import { readAnswer } from '../contract/call'
import { send } from '../http'
import { queries } from '../query'
import { guides, withPictures, type Guide } from './guide'

/** The guides: what the page inlined or gives at an address, else those that come with the library. */
export const guidesOf = queries<string | undefined, Guide[]>((src, signal) =>
  src ? fetchGuides(src, signal) : loadBuiltIn(),
)

/** Takes guides that the page inlined, one or several. */
export function takeGuides(data: unknown, { src }: { src?: string }): void {
  guidesOf(src).seed(checked('the inlined guides', data))
}

async function fetchGuides(src: string, signal: AbortSignal): Promise<Guide[]> {
  const { data } = await send({ method: 'GET', path: src, changes: false, signal })
  return checked(src, data)
}

/** The texts weigh more than the page's code, so that they load only where nobody gives others. */
async function loadBuiltIn(): Promise<Guide[]> {
  const { builtIn } = await import('./built-in')
  return withPictures(builtIn, new URL('../../', import.meta.url).href)
}

function checked(path: string, data: unknown): Guide[] {
  return readAnswer({ method: 'GET', path, answer: guides }, data)
}
