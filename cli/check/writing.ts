import { parsed, verdictOf } from '../../src/changes/success'
import { calls } from '../../src/contract/all'
import type { Definition } from '../../src/contract/call'
import { isObject } from '../../src/contract/reading'
import { fit, show } from './fit'
import type { Heard, Question } from './host'
import type { CallName, Scene } from './reading'
import { Findings } from './result'
import { ABSENT, judgeKind, judgeRefusal } from './status'

/** What visitors send too. */
const OPEN: CallName[] = ['sendGuideEnquiry']
const SAVED = 'Answer a save with 200, and in JSON.'
/** How a forged change is answered. */
const FORGED = [403, 419]
const TOKEN = 'Before all else hold the token of the header against the one of the session.'

/** How something is to be refused. */
interface Refusal {
  /** What is refused: `A wrong name `. */
  who: string
  /** 422 or 400, when left out. */
  statuses?: number[]
  /** The field that is wrong. */
  field?: string
}

/** What writes are checked with; what is found is kept by call. */
export interface Bench extends Scene {
  /** What was found of a call, and when its first answer came. */
  of: (call: CallName) => { found: Findings; ms: number }
  /** Has a change made that is to succeed; whether it did. */
  save: (call: CallName, question: Question) => Promise<boolean>
  /** Sends what must not be taken, and tells where it is refused otherwise than it should be. */
  refuse: (call: CallName, question: Question, refusal: Refusal) => Promise<void>
  /**
   * Sends what does no harm if it is taken: without the token, with another, without the session, for another account.
   * Resolves to whether there is such a call at all.
   */
  guard: (call: CallName, question: Question) => Promise<boolean>
  /** What a read answers now; undefined where nothing of it fits. */
  readNow: (call: CallName, question?: Question) => Promise<unknown>
  /** The same; undefined where anything does not fit: it cannot be put back as it was. */
  readWhole: (call: CallName) => Promise<unknown>
}

/** Lays out the bench for the writes of one check. */
export function benchFor(scene: Scene): Bench {
  const kept = new Map<CallName, { found: Findings; ms: number }>()
  const of = (call: CallName) => {
    if (!kept.has(call)) kept.set(call, { found: new Findings(), ms: 0 })
    return kept.get(call)!
  }
  const ask = async (call: CallName, question: Question = {}) => {
    const heard = await scene.ask(calls[call] as Definition, question)
    of(call).ms ||= heard.ms
    return heard
  }
  const readNow = async (call: CallName, question: Question, found: Findings) => {
    const { status, data } = await scene.ask(calls[call] as Definition, question)
    return status === 200 ? fit(calls[call] as Definition, data, found) : undefined
  }
  return {
    ...scene,
    of,
    save: async (call, question) =>
      judgeSave(calls[call] as Definition, await ask(call, question), of(call).found),
    async refuse(call, question, { who, statuses = [422, 400], field }) {
      const heard = await ask(call, question)
      const { found } = of(call)
      judgeRefusal(heard, statuses, found, who)
      const { errors } = (isObject(heard.data) ? heard.data : {}) as { errors?: object }
      if (statuses.includes(heard.status) && field && !(field in (errors ?? {}))) {
        found.fault(
          `does not say what is wrong with ${field}.`,
          `{ "errors": { "${field}": ["…"] } }`,
          'errors',
        )
      }
    },
    async guard(call, question) {
      const { found } = of(call)
      const forged = await ask(call, { ...question, token: 'none' })
      if ([404, 405].includes(forged.status)) {
        found.fault(`answers ${forged.status}.`, ABSENT)
        return false
      }
      judgeRefusal(forged, FORGED, found, 'Without the CSRF token it ', TOKEN)
      if (FORGED.includes(forged.status) && Object.keys(scene.page.token).length) {
        const guessed = await ask(call, { ...question, token: 'another' })
        judgeRefusal(guessed, FORGED, found, 'With another CSRF token it ', TOKEN)
      }
      if (OPEN.includes(call)) return true
      const nobody = await ask(call, { ...question, isNobody: true })
      judgeRefusal(nobody, [401, 403, 419], found, 'Without a session it ')
      const { account } = scene.page
      const other = account && (await ask(call, { ...question, account: `${account}0` }))
      if (other && other.status !== 409) {
        const hint = 'Somebody else may have signed in beside an open form.'
        found.note('Takes what is meant for another account (X-NDT-Account).', hint)
      }
      return true
    },
    readNow: (call, question = {}) => readNow(call, question, new Findings()),
    async readWhole(call) {
      const found = new Findings()
      const value = await readNow(call, {}, found)
      return found.isFaulty ? undefined : value
    },
  }
}

/** Whether a save was answered with success, as the library tells. */
function judgeSave(definition: Definition, heard: Heard, found: Findings): boolean {
  const { status, type } = heard
  const body = parsed(heard.data)
  if (status >= 300 && status < 400) return judgeKind(heard, found)
  if (status < 200 || status > 299) {
    found.fault(`answers ${status} to what is right: ${show(body)}`)
    return false
  }
  if (status === 204) return true
  if (definition.success && status !== definition.success) {
    found.fault(`answers ${status}: only ${definition.success} counts as success.`, SAVED)
  }
  const verdict = verdictOf({ isPage: type === 'text/html' }, body)
  if (verdict === 'unreadable' && !judgeKind(heard, found)) return false
  if (verdict !== 'success') {
    found.fault(`answers ${status}, and says that nothing was saved: ${show(body)}`, SAVED)
    return false
  }
  fit(definition, body, found)
  return true
}
