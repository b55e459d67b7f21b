import { expect, onTestFinished, test, vi } from 'vitest'
import { navigate, useHost, type Host } from '../../src/index'
import { define, listen, place } from '../support/widget'

function placeHost() {
  let host!: Host
  const element = place(define({ component: () => ((host = useHost()), null) }))
  onTestFinished(() => history.replaceState(null, '', ' '))
  return { host, element }
}

test('a widget leaves for an address, and says so before', () => {
  const events = listen('ndt-navigate')
  navigate(placeHost().host, '#jobs')
  expect(events).toEqual([{ url: '#jobs', replace: false }])
  expect(location.hash).toBe('#jobs')
})

test('a widget may replace the page in the history', () => {
  const events = listen('ndt-navigate')
  const { host } = placeHost()
  const leave = vi.spyOn(location, 'replace')
  navigate(host, '#jobs', { replace: true })
  expect(events).toEqual([{ url: '#jobs', replace: true }])
  expect(location.hash).toBe('#jobs')
  expect(leave).toHaveBeenCalledExactlyOnceWith('#jobs')
})

test('a page with a router of its own takes over', () => {
  const { host, element } = placeHost()
  element.addEventListener('ndt-navigate', event => event.preventDefault())
  navigate(host, '#jobs')
  expect(location.hash).toBe('')
})
