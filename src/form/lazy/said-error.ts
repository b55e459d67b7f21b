import { useEffect } from 'react'
import { useHost } from '../../ui/host'
import { late } from '../../ui/lazy-part'
import { forgiven } from '../forgiven'
import type { Form } from '../form-types'

/** Says what is wrong with the one field that is, where it has the focus already, as after Enter in it: no focus that comes says it. */
export function useSaidError<V extends object>({ errors }: Form<V>): void {
  const host = useHost()
  useEffect(() => {
    const { root } = host
    const [name, another] = Object.keys(errors)
    const at = root.activeElement?.getAttribute('name')
    if (!name || another || at !== name || forgiven.has(errors)) return
    void late(host, async () => (await import('../../ui/announcer')).say(root, errors[name]!))
  }, [host, errors])
}
