import cluster from 'node:cluster'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { log } from './log'

/** A process that ends is started anew, but not faster than this. */
const PAUSE = 1000

const { DATABASE_URL, WORKERS = availableParallelism() } = process.env
if (!DATABASE_URL) throw new Error('Several processes need one database: set DATABASE_URL.')

// Each takes its connections itself: one that is handed to a process that was just killed would hang.
cluster.schedulingPolicy = cluster.SCHED_NONE
cluster.setupPrimary({ exec: fileURLToPath(new URL('./server.ts', import.meta.url)) })
for (let count = 0; count < Number(WORKERS); count++) cluster.fork()

let hasListened = false
let isStopping = false
cluster.on('listening', () => (hasListened = true))
cluster.on('exit', ({ process: { pid } }, code, signal) => {
  if (isStopping) return
  log.error({ worker: pid, code, signal }, 'a process of the site ended')
  // what never came up would not come up the next time either
  if (!hasListened) process.exit(1)
  setTimeout(() => {
    if (!isStopping) cluster.fork()
  }, PAUSE)
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)

/** Has every process end by itself; this one ends with the last of them. */
function stop(): void {
  isStopping = true
  for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
}
