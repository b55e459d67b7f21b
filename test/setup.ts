import { afterEach } from 'vitest'
import { resetConfig } from '../src/config'

afterEach(() => {
  if ('window' in globalThis) {
    document.body.replaceChildren()
    document.head.replaceChildren()
  }
  resetConfig()
})
