import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { isOurs } from '../src/changes/account'
import { resetConfig } from '../src/config'
import { tab } from '../src/form/tab'
import { openAt } from './support/page'
import { settle } from './support/time'
import { clearToasts } from './support/toasts'

/** Where every test's page begins. */
const HOME = 'http://localhost:3000/'

const leaving = new Set<() => void>()

/** Called in the place of `setTimeout` by a store that lost its last reader (vitest.config.ts). */
function letGo(stop: () => void, delay: number): void {
  const end = () => leaving.delete(end) && stop()
  leaving.add(end)
  setTimeout(end, delay)
}
Object.assign(globalThis, { letGo })

// happy-dom has none
if ('window' in globalThis) {
  Object.defineProperty(globalThis, 'origin', { get: () => location.origin, configurable: true })
}

/** Empties the page, which files of tests share; a late answer may have said something since the last test. */
function leave(): void {
  if ('window' in globalThis) {
    clearToasts()
    document.body.replaceChildren()
    document.head.replaceChildren()
    // on a page of nobody, what was learned of the last account is forgotten
    isOurs()
    tab.signedOut = false
    // a read that outlived its page would be the next one's, and never answered
    for (const end of leaving) end()
    // asked, happy-dom forgets the focus of what is gone; a shadow root would fail over it
    void document.activeElement
  }
  resetConfig()
}

/** Undoes what the page left in its address, its cookies and the storage. */
function goHome(): void {
  if (location.href !== HOME) openAt(HOME)
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`
  }
  localStorage.clear()
  sessionStorage.clear()
}

beforeEach(() => {
  leave()
  if ('window' in globalThis) goHome()
})
afterEach(() => {
  leave()
  if ('window' in globalThis) vi.unstubAllGlobals()
})

// what the last test of a file set going ends here, not in the next file
afterAll(async () => {
  if ('window' in globalThis) await settle()
  leave()
})
