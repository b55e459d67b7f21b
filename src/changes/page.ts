/**
 * The page as its server would send it now; undefined when it does not.
 *
 * XMLHttpRequest parses it: unlike a parser of ours, that asks for no Trusted Types.
 */
export function readPage(): Promise<Document | undefined> {
  return new Promise(resolve => {
    const request = new XMLHttpRequest()
    request.open('GET', location.href)
    request.responseType = 'document'
    request.setRequestHeader('Cache-Control', 'no-cache')
    request.onloadend = () => resolve((request.status === 200 && request.responseXML) || undefined)
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
