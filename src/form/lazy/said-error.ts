import { useEffect, useRef } from 'react'
import { count } from '../../texts'
import { useHost } from '../../ui/host'
import { late } from '../../ui/lazy-part'
import { forgiven } from '../forgiven'
import type { Form } from '../form-types'
import { careTexts } from './texts'

/**
 * Brings what is wrong with the one field that is into view with it, and says it where the field has the focus already,
 * as after Enter in it: no focus that comes says it.
 */
export function useSaidError<V extends object>({ errors }: Form<V>): void {
  const host = useHost()
  useEffect(() => {
    const { root } = host
    const [name, another] = Object.keys(errors)
    if (!name || another || forgiven.get(errors)) return
    const control = root.querySelector(`[name="${CSS.escape(name)}"]`)
    control?.closest('.field')?.scrollIntoView({ block: 'nearest' })
    if (root.activeElement?.getAttribute('name') !== name) return
    void late(host, async () => (await import('../../ui/announcer')).say(root, errors[name]!))
  }, [host, errors])
}

/** Says how many fields are asked about, where others save once more while the note of a conflict stands: that is no region. */
export function useSaidConflicts<V extends object>({ asked, inner, state }: Form<V>): void {
  const host = useHost()
  const before = useRef({ n: 0, isStale: false })
  useEffect(() => {
    const { n, isStale } = before.current
    before.current = { n: asked.length, isStale: !!inner.held.isStale && state === 'editing' }
    if (!isStale || !before.current.isStale || asked.length <= n) return
    const words = count(careTexts(), 'conflicts', asked.length)
    void late(host, async () => (await import('../../ui/announcer')).say(host.root, words))
  })
}
