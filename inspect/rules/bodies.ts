import { isChange } from '../../src/contract/changing'
import { calls as contract } from '../../src/contract/package'
import type { SeenCall } from '../watch/calls'
import { fault, forCalls, type Finding, type Rule } from './finding'

/** Whether a call changes nothing. */
export const isRead = ({ name }: SeenCall) => !isChange(contract[name])

/** Where the contract has a call. */
export const about = ({ name }: SeenCall) => `contract#${name.toLowerCase()}`

const isPage = forCalls((call, request) =>
  call.isPage && !call.isRedirected && call.status < 400
    ? fault(
        call.text === undefined
          ? `${request} is answered with JSON that is served as a page of HTML.`
          : `${request} is answered with a page of HTML.`,
        'Answer it with JSON, as `application/json`: PHP sends `text/html` until a `header(…)` says so.',
        about(call),
      )
    : undefined,
)

const isGarbled = forCalls((call, request) =>
  call.isGarbled
    ? fault(
        `${request} is not answered in UTF-8.`,
        'Read and print all texts as UTF-8, from the database on.',
        'calls#what-counts-as-saved',
      )
    : undefined,
)

/** What a read says beside its data. */
const isUnreadable = (call: SeenCall) => isRead(call) && call.odd.length > 0 && !call.isPage

const notJson = forCalls((call, request) => {
  if (!isUnreadable(call) || call.text === undefined) return undefined
  return fault(
    call.text
      ? `${request} is answered with what is no JSON: ${JSON.stringify(call.text)}.`
      : `${request} is answered with nothing.`,
    'Print the JSON and nothing else: no warning and no notice before it, and no other body where there is none.',
    about(call),
  )
})

const saidNo = forCalls((call, request) =>
  isUnreadable(call) && call.refusal !== undefined
    ? fault(
        `${request} says that it failed, with status ${call.status}: ${call.refusal || 'without a word'}`,
        'Mend what it says; and answer what is refused with its status: 401, 403, 404 or 500.',
        about(call),
      )
    : undefined,
)

const misfit: Rule = ({ calls }) =>
  calls.flatMap((call): Finding[] => {
    const isSaid = call.isPage || (isRead(call) && (call.text ?? call.refusal) !== undefined)
    const [odd, ...more] = isSaid ? [] : call.odd
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

/** What stands in the backend's answers. */
export const bodies: Rule[] = [isPage, isGarbled, notJson, saidNo, misfit]
