import { isChange } from '../../src/contract/changing'
import { calls as contract } from '../../src/contract/package'
import type { SeenCall } from '../watch/calls'
import { fault, forCalls, type Finding, type Rule } from './finding'

const about = ({ name }: SeenCall) => `contract#${name.toLowerCase()}`

const unreachable = forCalls((call, request) => {
  if (!call.failure || !navigator.onLine) return undefined
  const isOther = call.url.origin !== location.origin
  return fault(
    `${request} at ${call.url.origin} came to nothing: ${call.failure}.`,
    isOther
      ? 'See that `apiBase` is right, that the server sends `Access-Control-Allow-Origin`, and that `connect-src` has it; a path on your own origin needs neither.'
      : 'See that the server runs, and that the policy’s `connect-src` has it.',
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
        `${request} is refused with 403${isChange(contract[call.name]) && !call.hasToken ? ', and carried no token' : ''}.`,
        'See that the page has its CSRF token, and that the account may make this call.',
        'calls#sessions-and-csrf',
      )
    : undefined,
)

/** A form that is refused answers 422, and what changed meanwhile 409 or 412: as it should be. */
const missing = forCalls((call, request) =>
  [404, 405, 400].includes(call.status)
    ? fault(
        `${request} is answered with ${call.status}.`,
        'Answer it as the contract has it; where your API lies elsewhere, say so by `apiBase`.',
        about(call),
      )
    : undefined,
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

const isPage = forCalls((call, request) =>
  call.isPage && !call.isRedirected && call.status < 400
    ? fault(
        `${request} is answered with a page of HTML.`,
        'Answer it with JSON, as `application/json`.',
        about(call),
      )
    : undefined,
)

const misfit: Rule = ({ calls }) =>
  calls.flatMap((call): Finding[] => {
    const [odd, ...more] = call.isPage ? [] : call.odd
    return odd
      ? [
          fault(
            `The answer to ${call.method} ${call.url.pathname} does not fit: ${odd.place} ${odd.message}`,
            `Answer as ${call.name} in the contract${more.length ? `; ${more.length} more such places are among the calls` : ''}.`,
            about(call),
          ),
        ]
      : []
  })

/** What the backend answers. */
export const answers: Rule[] = [
  unreachable,
  ended,
  refused,
  missing,
  broken,
  redirected,
  isPage,
  misfit,
]
