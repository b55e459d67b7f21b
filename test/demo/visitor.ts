import type { Hono } from 'hono'
import type { Env } from '../../demo/auth/env'

let visitors = 0

/** A browser without JavaScript: keeps cookies, sends forms with the CSRF token, follows nothing by itself. */
export class Visitor {
  readonly cookies = new Map<string, string>()

  /** With an address of their own, so that nobody runs into the limits of others. */
  constructor(
    readonly app: Hono<Env>,
    readonly address = `198.51.${++visitors >> 8}.${visitors & 255}`,
  ) {}

  async get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return this.#send(path, { headers })
  }

  /** Sends a form, with the token that the browser was given unless `_token` says otherwise. */
  async post(
    path: string,
    fields: Record<string, string> = {},
    headers: Record<string, string> = {},
  ): Promise<Response> {
    if (!this.cookies.has('XSRF-TOKEN')) await this.get('/user-sign-in')
    const _token = decodeURIComponent(this.cookies.get('XSRF-TOKEN') ?? '')
    const body = new URLSearchParams({ _token, ...fields })
    return this.#send(path, { method: 'POST', body, headers })
  }

  /** Sends a form with files as it is: its token is among its fields. */
  async send(path: string, body: FormData, more: Record<string, string> = {}): Promise<Response> {
    const { headers, body: bytes } = new Response(body)
    const whole = await new Response(bytes).arrayBuffer()
    const type = headers.get('content-type')!
    const told = { 'content-type': type, 'content-length': String(whole.byteLength), ...more }
    return this.#send(path, { method: 'POST', body: whole, headers: told })
  }

  async text(path: string): Promise<string> {
    return (await this.get(path)).text()
  }

  async signIn(
    { email, password }: { email: string; password: string },
    page = '/user-sign-in',
    fields: Record<string, string> = {},
  ): Promise<Response> {
    return this.post(page, { email, password, ...fields })
  }

  async #send(path: string, init: RequestInit & { headers: Record<string, string> }) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { accept: 'text/html', ...init.headers, cookie }
    const socket = { remoteAddress: this.address }
    const incoming = { socket, headers } as unknown as NonNullable<Env['Bindings']['incoming']>
    const response = await this.app.request(path, { ...init, headers }, { incoming })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }
}
