import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { drawn, isDashboard } from '../../bench/cases/dashboard'
import { writtenByHand } from '../../bench/measure/answers'
import { enter } from './dashboard'
import { demo } from './support'

test('the dashboard that the bench has written by hand draws what the tags draw, element by element', async () => {
  const page = await enter()
  const seen = async () => {
    await page.goto(demo('/creator'))
    await page.waitForFunction(isDashboard)
    return page.evaluate(drawn)
  }
  const ours = await seen()

  const { outputFiles } = await build({
    entryPoints: ['bench/contestants/dashboard.page.js'],
    bundle: true,
    format: 'esm',
    write: false,
  })
  await page.route('**/bench/files/dashboard.page.js', route =>
    route.fulfill({ body: outputFiles[0]!.text, contentType: 'text/javascript' }),
  )
  await page.route('**/creator', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, body: writtenByHand(await response.text()) })
  })
  expect(await seen()).toEqual(ours)
})
