import { parseArgs } from 'node:util'
import { serve } from '@hono/node-server'
import { Unmade } from '../unmade'
import { mockSite } from './server'

/** How `mock` is called. */
export const mockUsage = `ndt-widgets mock [--port 4010]
  Answers every call with an example, so that pages can be built before their backend. / is a sample page.`

/** Runs `mock` until it is ended; `dist` is where the built widgets lie. */
export async function runMock(
  args: string[],
  print: (text: string) => void,
  dist: string,
): Promise<number> {
  const { values } = parseArgs({ args, options: { port: { type: 'string', default: '4010' } } })
  const port = Number(values.port)
  await new Promise<void>((resolve, reject) => {
    const options = { fetch: mockSite(dist).fetch, port, hostname: '127.0.0.1' }
    serve(options, () => resolve()).once('error', reject)
  }).catch((error: Error) => {
    throw new Unmade(`The mock cannot listen at ${values.port}: ${error.message}`)
  })
  print(`Sample pages: http://localhost:${port}/ and http://localhost:${port}/company/products
For a page of your own: <script type="application/json" data-ndt-config>{"apiBase": "http://localhost:${port}"}</script>`)
  return 0
}
