import { expect, test } from 'vitest'
import { enter } from '../pages/dashboard'
import { demo } from '../pages/support'

test('a tag is ready once it is to be seen: its styles may come last', async () => {
  const page = await enter()
  let come = () => {}
  const isHere = new Promise<void>(resolve => (come = resolve))
  await page.route('**/styles.css*', async route => {
    await isHere
    await route.continue()
  })
  await page.addInitScript(() => {
    const ready: string[] = []
    Object.assign(globalThis, { ready })
    addEventListener('ndt-ready', event => {
      const tag = event.target as HTMLElement
      ready.push(`${tag.localName} ${!tag.shadowRoot!.querySelector<HTMLElement>('.ndt')!.hidden}`)
    })
  })
  const ready = () => page.evaluate(() => (globalThis as unknown as { ready: string[] }).ready)
  const read = page.waitForResponse('**/get-profile-details*')
  await page.goto(demo('/creator'))
  await read
  // what was read is drawn by now
  await page.waitForTimeout(500)
  expect(await ready()).toEqual([])
  come()
  await expect.poll(ready).toContain('ndt-profile-card true')
  expect((await ready()).filter(each => each.endsWith('false'))).toEqual([])
})
