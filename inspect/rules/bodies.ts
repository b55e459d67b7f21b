import { isChange } from '../../src/contract/changing'
import { calls as contract } from '../../src/contract/package'
import type { SeenCall } from '../watch/calls'
import { fault, forCalls, type Finding, type Rule } from './finding'

/** Whether a call changes nothing. */
export const isRead = ({ name }: SeenCall) => !isChange(contract[name])

/** Where the contract has a call. */
export const about = ({ name }: SeenCall) => `contract#${name.toLowerCase()}`

const isPage = forCalls((call, request) =>
  call.isPage && !call.noJson && !call.isRedirected && call.status < 400
    ? fault(
        `${request} is answered with JSON that is served as a page of HTML.`,
        'Answer it as `application/json`: PHP sends `text/html` until a `header(…)` says so.',
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

/** A change may be answered with a line of text. */
const isUnreadable = (call: SeenCall) =>
  !!call.noJson && !call.isRedirected && (call.noJson.kind !== 'text' || call.odd.length > 0)

const notJson = forCalls((call, request) =>
  call.noJson && isUnreadable(call)
    ? fault(`The answer to ${request} ${call.noJson.said}.`, call.noJson.mend, about(call))
    : undefined,
)

const saidNo = forCalls((call, request) =>
  isRead(call) && call.odd.length > 0 && call.refusal !== undefined
    ? fault(
        `${request} says that it failed, with status ${call.status}: ${call.refusal || 'without a word'}`,
        'Mend what it says; and answer what is refused with its status: 401, 403, 404 or 500.',
        about(call),
      )
    : undefined,
)

const misfit: Rule = ({ calls }) =>
  calls.flatMap((call): Finding[] => {
    const isSaid = call.isPage || call.noJson || (isRead(call) && call.refusal !== undefined)
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
