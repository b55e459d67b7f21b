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
  say(root, retriedTexts().retrying)
  await done
  // once it is drawn
  await new Promise(resume => setTimeout(resume))
  if (note.isConnected) return say(root, note.querySelector('p')!.textContent)
  if (document.activeElement !== document.body) return
  const home = around?.isConnected ? around : root.querySelector<HTMLElement>('h1, h2')
  if (!home) return
  home.tabIndex = -1
  home.focus()
}
