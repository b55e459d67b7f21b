import { beforeEach, expect, test, vi } from 'vitest'
import '../../widgets/route-gate/route-gate.element'
import { openAt } from '../support/page'
import { listen, place } from '../support/widget'
import { holdClock, settle } from '../support/time'
import { find } from '../support/inside'

const HERE = '/company/products?page=2'
const SIGN_IN = {
  url: `/company-sign-in?next=${encodeURIComponent(HERE)}`,
  replace: true,
}

beforeEach(() => {
  holdClock()
  sessionStorage.clear()
  openAt(`https://ndt.example${HERE}`)
  vi.spyOn(location, 'replace').mockReturnValue()
})

/** A page without a user, for which the browser set out so many milliseconds ago. */
async function arrive(ago: number, { isTaken = false } = {}) {
  vi.spyOn(performance, 'now').mockReturnValue(ago)
  const [leaving, errors] = [listen('ndt-navigate'), listen('ndt-error')]
  const stay = (event: Event) => isTaken && event.preventDefault()
  document.addEventListener('ndt-navigate', stay)
  const element = place('ndt-route-gate')
  await settle()
  const isCovered = !!find(element, '.route-gate')
  element.remove()
  document.removeEventListener('ndt-navigate', stay)
  return { leaving, errors, isCovered }
}

test('R145 a page that the sign-in leads straight back to is shown, and its author told why', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(await arrive(600)).toMatchObject({ leaving: [SIGN_IN], errors: [], isCovered: true })
  // however slow its redirects are
  await settle(9000)
  const { leaving, errors, isCovered } = await arrive(9000)
  expect([leaving, isCovered]).toEqual([[], false])
  expect(errors).toMatchObject([
    { phase: 'data', message: expect.stringContaining('<meta name="user">') },
  ])
})

test('R145 whoever saw the sign-in and did not sign in is led there again', async () => {
  await arrive(600)
  await settle(4000)
  expect(await arrive(300)).toMatchObject({ leaving: [SIGN_IN], errors: [], isCovered: true })
})

test('R145 a leading counts once, and only if the page was left', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await arrive(600)
  expect((await arrive(0)).leaving).toEqual([])
  expect((await arrive(0, { isTaken: true })).leaving).toEqual([SIGN_IN])
  expect((await arrive(0)).leaving).toEqual([SIGN_IN])
})

test('R145 without storage the gate leads to the sign-in as ever', async () => {
  vi.stubGlobal('sessionStorage', undefined)
  await arrive(0)
  expect(await arrive(0)).toMatchObject({ leaving: [SIGN_IN], errors: [] })
})
