import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { navigate, useHost, type Host } from '../../src/index'
import { define, listen, make, place } from '../support/widget'

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

describe('a link of a widget', () => {
  /** A widget with a link, and what a click on it comes to. */
  function placeLink(attributes: object = {}) {
    const element = place(
      define({ component: () => <a href="/ndt-jobs?page=2" {...attributes} /> }),
      {},
      make('a', { slot: 'trigger', href: '/slotted' }),
    )
    const events = listen('ndt-navigate')
    // no test leads away
    const stays = (event: Event) => event.preventDefault()
    document.addEventListener('click', stays)
    onTestFinished(() => document.removeEventListener('click', stays))
    const link = element.shadowRoot!.querySelector('a')!
    return { element, events, link }
  }

  function click(link: Element, held: MouseEventInit = {}) {
    const init = { bubbles: true, composed: true, cancelable: true, ...held }
    link.dispatchEvent(new MouseEvent('click', init))
  }

  test('says so before it leads away', () => {
    const { events, link } = placeLink()
    click(link)
    expect(events).toEqual([{ url: '/ndt-jobs?page=2', replace: false }])
  })

  test('gets the focus where nothing of its tag has it, and what the page put into the tag keeps its own', () => {
    const { element, link } = placeLink()
    click(link)
    expect(element.shadowRoot!.activeElement).toBe(link)
    const field = make('input')
    element.append(field)
    field.focus()
    click(element.querySelector('a')!)
    expect(document.activeElement).toBe(field)
  })

  test('is left to a page with a router of its own', () => {
    const { element, link } = placeLink()
    element.addEventListener('ndt-navigate', event => event.preventDefault())
    let isTaken = false
    element.addEventListener('click', event => (isTaken = event.defaultPrevented))
    click(link)
    expect(isTaken).toBe(true)
  })

  test.each([{ metaKey: true }, { ctrlKey: true }, { shiftKey: true }, { altKey: true }])(
    'says nothing where it opens elsewhere: %j',
    held => {
      const { events, link } = placeLink()
      click(link, held)
      expect(events).toEqual([])
    },
  )

  test.each([
    { target: '_blank' },
    { download: 'list.csv' },
    { href: '#contact' },
    { href: 'mailto:office@harrow.example' },
    { href: 'tel:+44123' },
    { href: undefined },
    { onClick: (event: Event) => event.preventDefault() },
  ])('says nothing where it leads nowhere else: %j', attributes => {
    const { events, link } = placeLink(attributes)
    click(link)
    expect(events).toEqual([])
  })

  test('is no link of the page within the tag', () => {
    const { element, events } = placeLink()
    click(element.querySelector('a')!)
    expect(events).toEqual([])
  })
})
