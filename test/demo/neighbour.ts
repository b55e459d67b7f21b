import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { Env } from '../../demo/auth/env'

/** How long anybody may have to wait because of what another asks for, in milliseconds. */
export const PATIENCE = 250

/**
 * How long a neighbour waits at most while a request is answered, in milliseconds, and its status. What
 * is slow is so each time and works all the while, and a busy machine is not: the shortest of three waits
 * counts, and of each the time in which this process worked.
 */
export async function waitBeside(
  app: Hono<Env>,
  request: () => Response | Promise<Response>,
): Promise<{ wait: number; status: number }> {
  let wait = Infinity
  let status = 0
  for (let n = 0; n < 3 && wait > PATIENCE; n++) {
    const waits = [waitOnce(app)]
    let isAnswered = false
    const answer = Promise.resolve(request()).finally(() => (isAnswered = true))
    while (!isAnswered) {
      await waits.at(-1)
      // neighbours come by the network: what waits for its turn has one between them
      await nextTurn()
      if (!isAnswered) waits.push(waitOnce(app))
    }
    status = (await answer).status
    wait = Math.min(wait, Math.max(...(await Promise.all(waits))))
  }
  return { wait, status }
}

async function waitOnce(app: Hono<Env>): Promise<number> {
  const [began, used] = [performance.now(), process.cpuUsage()]
  await app.request('/api/v2/company/types')
  const { user, system } = process.cpuUsage(used)
  return Math.min(performance.now() - began, (user + system) / 1000)
}
