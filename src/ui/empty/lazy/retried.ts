import { say } from '../../announcer'
import { retriedTexts } from './texts'

/**
 * Says that a read is tried again, and why it failed if it did once more; where it came, the focus of the button,
 * which is gone, goes to the card or dialog around it, or to the heading of what came in their place.
 */
export async function tellRetry(
  root: ShadowRoot,
  button: HTMLElement,
  around: HTMLElement | null,
  done: Promise<void>,
): Promise<void> {
  const note = button.closest('.empty')!
  const words = () => note.querySelector('p')!.textContent
  const before = words()
  let isHere = false
  let hasGoneOn = false
  const life = new AbortController()
  // a press on a text takes the focus from the button as well
  addEventListener('pointerdown', () => (hasGoneOn = true), life)
  const end = done.then(() => (isHere = true))
  await Promise.resolve()
  if (!isHere) say(root, retriedTexts().retrying)
  await end
  // once it is drawn
  await new Promise(resume => setTimeout(resume))
  life.abort()
  // other words are an alert of their own, where the note is one
  if (note.isConnected) return words() === before || !note.role ? say(root, words()) : undefined
  if (hasGoneOn || document.activeElement !== document.body) return
  const home = around?.isConnected ? around : root.querySelector<HTMLElement>('h1, h2')
  if (!home) return
  home.tabIndex = -1
  // what is around the button was in view with it
  home.focus({ preventScroll: home === around })
}
