import { ofetch } from 'ofetch'

/** Tells how many bytes of a body have gone out, and how many there are. */
export type OnProgress = (loaded: number, total: number) => void

/** The fetch client over XMLHttpRequest: fetch does not tell how much of a body has gone out. */
export function uploading(onProgress: OnProgress): typeof ofetch {
  const fetch: typeof globalThis.fetch = (url, init) => transfer(url as string, init!, onProgress)
  return ofetch.create({}, { fetch })
}

/** One request, as `fetch` would make it; the parts of it that our calls use. */
async function transfer(
  url: string,
  { method, headers, body, signal }: RequestInit,
  onProgress: OnProgress,
): Promise<Response> {
  signal?.throwIfAborted()
  const request = new XMLHttpRequest()
  request.open(method!, url)
  for (const [name, value] of new Headers(headers)) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total)
  return new Promise((resolve, reject) => {
    request.onload = () => resolve(responseOf(request, url))
    request.onerror = () => reject(new TypeError('Failed to upload'))
    signal?.addEventListener('abort', () => {
      request.abort()
      reject(signal.reason as Error)
    })
    request.send(body as XMLHttpRequestBodyInit)
  })
}

/** What `fetch` would have answered; a response of our own making cannot say that it was redirected. */
function responseOf(request: XMLHttpRequest, url: string): Response {
  const { status, responseText, responseURL } = request
  const told = ['content-type', 'retry-after', 'date'].map(name => [
    name,
    request.getResponseHeader(name),
  ])
  const headers = Object.fromEntries(told.filter(([, value]) => value)) as Record<string, string>
  // none can be made of a status above, which some send (999)
  const response = new Response(responseText || null, { status: Math.min(status, 599), headers })
  const redirected = responseURL !== new URL(url, location.href).href
  return Object.defineProperty(response, 'redirected', { value: redirected })
}
