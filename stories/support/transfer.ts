/** How much of an upload has gone out when its answer is waited for. */
const SENT = { loaded: 46, total: 100 }

/**
 * XMLHttpRequest as far as uploads use it, over `fetch`: the stand-in of the portal sees them too.
 *
 * An upload that is never answered stays at 46 %.
 */
export class Transfer {
  readonly upload: { onprogress?: (event: typeof SENT) => void } = {}
  onload?: () => void
  onerror?: () => void
  onloadend?: () => void
  status = 0
  responseText = ''
  responseURL = ''
  readonly #headers = new Headers()
  readonly #life = new AbortController()
  #method = ''
  #answered?: Response

  open(method: string, url: string) {
    this.#method = method
    this.responseURL = new URL(url, location.href).href
  }

  setRequestHeader(name: string, value: string) {
    this.#headers.set(name, value)
  }

  getResponseHeader(name: string): string | null {
    return this.#answered!.headers.get(name)
  }

  abort() {
    this.#life.abort()
  }

  send(body?: FormData) {
    // the page's own address, which no portal serves
    if (!body) return this.onloadend?.()
    this.upload.onprogress?.(SENT)
    void this.#send(body)
  }

  async #send(body: FormData) {
    const init = { method: this.#method, headers: this.#headers, body, signal: this.#life.signal }
    try {
      this.#answered = await fetch(this.responseURL, init)
      this.status = this.#answered.status
      this.responseText = await this.#answered.text()
      this.onload?.()
    } catch {
      if (!this.#life.signal.aborted) this.onerror?.()
    }
  }
}
