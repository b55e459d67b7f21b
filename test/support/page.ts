import type { DetachedWindowAPI } from 'happy-dom'
import { onTestFinished } from 'vitest'

/** Writes the page's settings, as a page author does. */
export function configure(settings: unknown): void {
  const block = document.createElement('script')
  block.type = 'application/json'
  block.dataset.ndtConfig = ''
  block.textContent = typeof settings === 'string' ? settings : JSON.stringify(settings)
  document.head.append(block)
}

/** Puts a meta tag into the page's head. */
export function addMeta(name: string, content: string): void {
  document.head.append(Object.assign(document.createElement('meta'), { name, content }))
}

/** Gives the page a cookie, for one test. */
export function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/`
  onTestFinished(() => {
    document.cookie = `${name}=; path=/; max-age=0`
  })
}

/** Moves the page to another address, as if it had been served from there; the next test begins at home. */
export function openAt(url: string): void {
  const { happyDOM } = window as unknown as { happyDOM: DetachedWindowAPI }
  happyDOM.setURL(url)
}
