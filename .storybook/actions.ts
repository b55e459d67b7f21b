import { action } from 'storybook/actions'
import type { NdtEvents } from '../src/events'

const events: Record<keyof NdtEvents, true> = {
  'ndt-ready': true,
  'ndt-saved': true,
  'ndt-error': true,
  'ndt-navigate': true,
  'ndt-open': true,
  'ndt-close': true,
  'ndt-change': true,
}

/** Shows every event of the widgets in the Actions panel; a link is shown there, not followed. */
export function logActions(): void {
  for (const name of Object.keys(events)) {
    addEventListener(name, event => {
      event.preventDefault()
      action(name)((event as CustomEvent<object>).detail)
    })
  }
  addEventListener('click', event => {
    const link = event.composedPath().find(target => target instanceof HTMLAnchorElement)
    if (!link || event.defaultPrevented || link.closest('#storybook-docs')) return
    // it leads on in Storybook
    if (link.target === '_top') return
    event.preventDefault()
    action('link')(link.getAttribute('href'))
  })
}
