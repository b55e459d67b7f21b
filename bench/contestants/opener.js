import { h } from './dom'

/** A button that brings a dialog when it is pressed for the first time. */
export function openBy(bring) {
  const button = h('button', '', { type: 'button' }, 'Open')
  button.addEventListener('click', async () => (await bring()).open())
  document.querySelector('#root').append(button)
}
