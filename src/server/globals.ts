/** What the tags may know of the page that they will stand on. */
interface Known {
  url: string
  user?: object
  config: { userMeta?: string }
}

const never = () => new Promise(() => {})

/** The globals of a page that only shows: it asks for nothing, and waits for nothing. */
export function globalsOf({ url, user, config }: Known): object {
  const { userMeta = 'user' } = config
  const location = new URL(url)
  const said: Record<string, object> = {
    'script[data-ndt-config]': { textContent: JSON.stringify(config) },
    ...(user && { [`meta[name="${userMeta}"]`]: { content: JSON.stringify(user) } }),
  }
  return {
    document: {
      baseURI: url,
      referrer: '',
      documentElement: { dataset: {} },
      querySelector: (selector: string) => said[selector] ?? null,
    },
    Document: { prototype: { cookie: '' } },
    location,
    origin: location.origin,
    CSS: { escape: (name: string) => name },
    URL,
    URLSearchParams,
    AbortController,
    AbortSignal,
    Blob,
    File,
    FormData,
    Headers,
    console,
    performance,
    fetch: never,
    setTimeout() {},
    clearTimeout() {},
    queueMicrotask() {},
    addEventListener() {},
    removeEventListener() {},
  }
}
