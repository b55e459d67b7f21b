import { calls } from '../../src/contract/all'
import type { Definition } from '../../src/contract/call'
import { fit } from './fit'
import { hostOf } from './host'
import { readPage } from './page'
import type { CallName, Scene } from './reading'
import { readings } from './reads'
import { Findings } from './result'

/** Reads the page, and opens the way to its backend. */
export async function openScene(url: string, cookie: string): Promise<Scene> {
  const page = await readPage(url, cookie)
  const ask = hostOf(page)
  const read = async (call: CallName): Promise<unknown> => {
    const { question = async () => ({}) } = readings.find(reading => reading.call === call)!
    const asked = await question(scene)
    if (!asked) return undefined
    const { status, data } = await ask(calls[call] as Definition, asked)
    return status === 200 ? fit(calls[call] as Definition, data, new Findings()) : undefined
  }
  const known = new Map<CallName, Promise<unknown>>()
  const scene: Scene = {
    page,
    hasSession: !!cookie,
    ask,
    read(call) {
      known.set(call, known.get(call) ?? read(call))
      return known.get(call)!
    },
  }
  return scene
}
