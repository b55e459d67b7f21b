/** The keys that WebDriver names by characters of its own. */
const KEYS: Record<string, string> = {
  Control: '\uE009',
  Shift: '\uE008',
  Alt: '\uE00A',
  Enter: '\uE007',
  Tab: '\uE004',
  Escape: '\uE00C',
  Space: ' ',
  Backspace: '\uE003',
  Delete: '\uE017',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** One session of a browser that speaks W3C WebDriver; the few of its commands that tests need. */
export interface Session {
  call(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>
  /** Runs a function's text in the page, and gives what it comes to. */
  run(text: string, given: unknown): Promise<unknown>
  /** Each word is a key, or several at once. */
  keys(words: string[]): Promise<void>
}

/** Opens a session at a driver's address. */
export async function openSession(origin: string, capabilities: object): Promise<Session> {
  let path = '/session'

  const call: Session['call'] = async (method, rest, body) => {
    const answer = await fetch(origin + path + rest, { method, body: body && JSON.stringify(body) })
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } }
    if (value?.error) throw new Error(`${method} ${rest}: ${value.error}: ${value.message}`)
    return value
  }

  const { sessionId } = (await call('POST', '', { capabilities })) as { sessionId: string }
  path = `/session/${sessionId}`

  return {
    call,
    async run(text, given) {
      const script = `
        const [given, resume] = arguments
        Promise.resolve(given).then(${text}).then(
          taken => resume({ taken }),
          failure => resume({ failure: String(failure) }),
        )`
      const came = await call('POST', '/execute/async', { script, args: [given ?? null] })
      const { taken, failure } = came as { taken: unknown; failure?: string }
      if (failure) throw new Error(failure)
      return taken
    },
    async keys(words) {
      const actions = words.flatMap(word => {
        const down = (word === '+' ? ['+'] : word.split('+')).map(key => ({
          type: 'keyDown',
          value: KEYS[key] ?? key,
        }))
        return [...down, ...down.toReversed().map(({ value }) => ({ type: 'keyUp', value }))]
      })
      await call('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
  }
}
