import { about, isRead } from './bodies'
import { advice, fault, forCalls, type Rule } from './finding'

/** Milliseconds. */
const PATIENCE = 10_000

const unreachable = forCalls((call, request) => {
  if (!call.failure || !navigator.onLine) return undefined
  const isOther = call.url.origin !== location.origin
  return fault(
    `${request} at ${call.url.origin} came to nothing: ${call.failure}.`,
    isOther
      ? 'See that `apiBase` is right, that the server sends `Access-Control-Allow-Origin`, and that `connect-src` has it; a path on your own origin needs neither.'
      : 'See that the server runs, that it leads to no other origin, and that the policy’s `connect-src` has it.',
    isOther ? 'calls#accounts' : 'security#content-security-policy',
  )
})

const ended = forCalls(({ status }, request) =>
  status === 401 || status === 419
    ? fault(
        `${request} is answered with ${status}: the session has ended, or its token is another's.`,
        'Serve the page with the session’s own user and token, and let the call through with its cookie.',
        'calls#sessions-and-csrf',
      )
    : undefined,
)

const refused = forCalls((call, request) =>
  call.status === 403
    ? fault(
        `${request} is refused with 403${!isRead(call) && !call.hasToken ? ', and carried no token' : ''}.`,
        'See that the page has its CSRF token, and that the account may make this call.',
        'calls#sessions-and-csrf',
      )
    : undefined,
)

/** A form that is refused answers 422, and what changed meanwhile 409 or 412: as it should be. A read has neither. */
const missing = forCalls((call, request) =>
  [400, 404, 405].includes(call.status) || ([409, 412, 422].includes(call.status) && isRead(call))
    ? fault(
        `${request} is answered with ${call.status}.`,
        /\/api\/.*\/?api\//.test(call.url.pathname)
          ? 'The paths of the calls begin with `/api` themselves: leave it out of `apiBase`.'
          : 'Answer it as the contract has it; where your API lies elsewhere, say so by `apiBase`.',
        about(call),
      )
    : undefined,
)

const limited = forCalls(({ status }, request) =>
  status === 429
    ? fault(
        `${request} is answered with 429: it was asked for too often.`,
        'Let through what a page of yours asks for as it opens: the calls are listed here.',
        'security#what-the-server-must-do',
      )
    : undefined,
)

const slow: Rule = ({ calls }) =>
  calls
    .filter(({ ms, start }) => ms === undefined && performance.now() - start > PATIENCE)
    .map(({ method, url }) =>
      advice(
        `${method} ${url.pathname} has had no answer for ten seconds.`,
        'See what its server waits for: after thirty seconds a tag gives it up.',
        'calls',
      ),
    )

const broken = forCalls((call, request) =>
  call.status >= 500
    ? fault(
        `${request} is answered with ${call.status}: the server failed.`,
        'See its log: what it says of the inside is not shown to visitors.',
        about(call),
      )
    : undefined,
)

const redirected = forCalls(({ isRedirected }, request) =>
  isRedirected
    ? fault(
        `${request} is led elsewhere by a redirect.`,
        'Answer a call that wants a session with 401, not with a way to the sign-in page.',
        'calls#sessions-and-csrf',
      )
    : undefined,
)

/** How the backend answers. */
export const answers: Rule[] = [
  unreachable,
  ended,
  refused,
  missing,
  broken,
  redirected,
  limited,
  slow,
]
