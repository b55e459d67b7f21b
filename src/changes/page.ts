/** Milliseconds until it is taken for one that does not come. */
const PATIENCE = 30_000

/**
 * The page as its server would send it now; nothing when it does not.
 *
 * XMLHttpRequest parses it: unlike a parser of ours, that asks for no Trusted Types.
 */
export function readPage(): Promise<Document | false | null> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.timeout = PATIENCE
    request.responseType = 'document'
    request.onloadend = () => resolve(request.status === 200 && request.responseXML)
    request.setRequestHeader('Cache-Control', 'no-cache')
    request.send()
  })
}

/** The token that a page carries in a meta tag, as those of Rails and PHP do. */
export const tokenOf = (page: Document) =>
  page.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')

/** Gives this page the token of the session that there is now, where it keeps one in a meta tag. */
export function takeToken(from: Document): void {
  const [mine, fresh] = [tokenOf(document), tokenOf(from)]
  if (mine && fresh) mine.content = fresh.content
}
