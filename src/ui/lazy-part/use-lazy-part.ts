import { useCallback, useRef, useState } from 'react'
import { useHost } from '../host'
import { late } from './late'

/**
 * A part that loads when first needed, kept from when it is here until it is closed.
 *
 * `bring` imports it, and may add what it is shown with, or give nothing where it came too late. A
 * failure is reported, and the next `open` tries again. `known` is what an earlier one brought.
 */
export function useLazyPart<P, About extends unknown[]>(
  bring: (...about: About) => Promise<P>,
  known?: P,
) {
  const host = useHost()
  const [part, setPart] = useState<P | undefined>(() => known)
  const latest = useRef(bring)
  latest.current = bring

  const open = useCallback(
    (...about: About) =>
      late(host, () => latest.current(...about).then(here => setPart(() => here))),
    [host],
  )

  return {
    part,
    open,
    close: () => setPart(undefined),
    /** Ahead of `open`, which tells when it does not come. */
    reach: (...about: About) => void bring(...about).catch(() => {}),
  }
}
