import { calls } from '../../src/contract/all'
import type { Definition } from '../../src/contract/call'
import { Unmade } from '../unmade'
import { checkNobody, checkRead } from './read'
import type { CallName, Outcome, Reading, Scene } from './reading'
import { readings } from './reads'
import { Findings, type Result } from './result'
import { openScene } from './scene'
import { checkWrites } from './writes'

/** What to check. */
export interface Options {
  /** A page of the host. */
  url: string
  /** The session, as a browser sends it: `name=value; name=value`; empty for none. */
  cookie: string
  /** Whether to check the writes too. */
  write?: boolean
  /** The calls to check; all, when left out. */
  only?: CallName[]
}

/** What came of a check: the page, then each call. */
export interface Report {
  url: string
  /** The id of the page's user. */
  account: string | null
  results: Result[]
}

/** What came of a call before it is known what kind of account the session has. */
interface Draft extends Outcome, Pick<Reading, 'call' | 'whose'> {
  found: Findings
  state?: 'skipped' | 'unmade'
}

/** Holds a host's backend against the contract, one call after the other; throws Unmade without its page. */
export async function check({ url, cookie, write, only }: Options): Promise<Report> {
  const scene = await openScene(url, cookie)
  const { page } = scene
  const drafts: Draft[] = []
  for (const reading of readings.filter(({ call }) => !only || only.includes(call))) {
    drafts.push(await draftOf(reading, scene))
  }
  settleForbidden(drafts, scene)
  const writes = write ? await checkWrites(scene, call => !only || only.includes(call)) : []
  const ofPage: Result = {
    call: 'page',
    request: `GET ${page.url.pathname}`,
    state: page.found.isFaulty ? 'faulty' : 'fits',
    ms: page.ms,
    findings: page.found.all,
  }
  return {
    url: page.url.href,
    account: page.account ?? null,
    results: [ofPage, ...[...drafts, ...writes].map(draft => resultOf(draft, !!only))],
  }
}

async function draftOf(reading: Reading, scene: Scene): Promise<Draft> {
  const { call, whose, mayBeOpen, question = async () => ({}) } = reading
  const found = new Findings()
  const draft = { call, whose, found, ms: 0 }
  try {
    const asked = await question(scene)
    if (!asked) {
      found.note(
        'Nothing is known to ask it for: what it depends on has no rows, or is not on the page.',
      )
      return { ...draft, state: 'skipped' }
    }
    if (scene.hasSession || mayBeOpen)
      return { ...draft, ...(await checkRead(reading, asked, scene, found)) }
    found.note('Only asked without a session: give one by --cookie.')
    return { ...draft, ...(await checkNobody(calls[call] as Definition, asked, scene.ask, found)) }
  } catch (error) {
    if (!(error instanceof Unmade)) throw error
    found.note(error.message)
    return { ...draft, state: 'unmade' }
  }
}

const KINDS = { seeker: 'job seeker', company: 'company' }

/** A refusal is no fault without a session, or where it is one of the other kind of account. */
function settleForbidden(drafts: Draft[], { hasSession }: Scene): void {
  const answered = drafts.filter(({ isForbidden, ms }) => !isForbidden && ms)
  for (const draft of drafts.filter(({ isForbidden }) => isForbidden)) {
    const { found, whose } = draft
    const isOthers =
      answered.length > 0 && !answered.some(other => isOwn(other) && other.whose === whose)
    if (hasSession && !isOthers) {
      found.fault('answers 403 to this session.', `It is for every ${KINDS[whose]}.`)
    } else {
      draft.state = 'skipped'
      found.note(`Refused: it may be for a ${KINDS[whose]}. Check again with the cookie of one.`)
    }
  }
}

/** Whether only the session of one kind of account can have been answered. */
const isOwn = ({ call }: Draft) => !readings.find(reading => reading.call === call)!.mayBeOpen

function resultOf({ call, state, ms, found }: Omit<Draft, 'whose'>, isNamed: boolean): Result {
  const { method, path } = calls[call]
  const came = found.isFaulty ? 'faulty' : 'fits'
  // who names a call wants to know of it
  const left = state === 'skipped' && isNamed ? 'unmade' : state
  return {
    call,
    request: `${method} ${path}`,
    state: left ?? came,
    ms,
    findings: found.all,
  }
}
