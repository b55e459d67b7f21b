import { calls } from '../../src/contract/all'
import type { Definition } from '../../src/contract/call'
import { options } from '../../src/contract/shapes'
import { fit } from './fit'
import type { Ask, Question } from './host'
import { checkChoices } from './lists'
import type { Outcome, Probe, Reading, Scene } from './reading'
import { Findings } from './result'
import { judgeRead, judgeRefusal } from './status'

/** Makes a read, and tells what it does not do as the contract has it. */
export async function checkRead(
  { call, mayBeOpen, missing, also }: Reading,
  question: Question,
  { ask, page, hasSession }: Scene,
  found: Findings,
): Promise<Outcome> {
  const definition = calls[call] as Definition
  const heard = await ask(definition, question)
  const { status, ms } = heard
  if (status === 403 || (status === 401 && !hasSession)) return { ms, isForbidden: true }
  if (judgeRead(heard, found, !mayBeOpen)) {
    const value = fit(definition, heard.data, found)
    const again = async (query: Record<string, unknown>) => {
      const { status, data } = await ask(definition, { ...question, query })
      return status === 200 ? fit(definition, data, new Findings()) : undefined
    }
    const probe: Probe = { found, page, value, again }
    if (value !== undefined) await also?.(probe)
    if (value !== undefined && definition.answer === options) checkChoices(probe)
    if (missing) {
      const answer = await ask(definition, { ...question, params: missing })
      judgeRefusal(answer, [404], found, 'What is not there ')
    }
  }
  if (!mayBeOpen && status !== 404) await checkNobody(definition, question, ask, found)
  return { ms }
}

/** Tells where a call that needs a session answers without one. */
export async function checkNobody(
  definition: Definition,
  question: Question,
  ask: Ask,
  found: Findings,
): Promise<Outcome> {
  const heard = await ask(definition, { ...question, isNobody: true })
  judgeRefusal(heard, [401, 419], found, 'Without a session it ')
  return heard
}
