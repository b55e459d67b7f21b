import { useEffect, useRef, useState } from 'react'
import { sayCarried } from '../form/say-carried'
import { stylesReady } from '../styles/sheets'
import { useHost } from '../ui/host'
import { late } from '../ui/lazy-part'
import type { TableRow, TableSource } from './source'

/**
 * The list is where it was, when Save, Cancel or Back lead here from a form (R202, R204, R232, Q57).
 *
 * A link that is followed leaves its row in the address for Back, before a router of the page leads on;
 * a form learns from the browser which part of the list led to it.
 * `listed` is what the list holds by now; the row takes the focus if it is still among it. Gives the id of
 * one that was saved.
 */
export function useWayBack<R extends TableRow>(
  { name }: TableSource<R>,
  inUrl: boolean,
  listed: object | undefined,
): string | undefined {
  const host = useHost()
  const { root } = host
  const isSaved = useRef(false)
  const [edited, setEdited] = useState<string>()
  useEffect(() => void (isSaved.current = sayCarried()), [])

  useEffect(() => {
    if (!inUrl) return
    const life = new AbortController()
    const options = { signal: life.signal, capture: true }
    for (const type of ['click', 'auxclick']) {
      root.addEventListener(type, event => leave(event as MouseEvent), options)
    }
    return () => life.abort()
  }, [root, inUrl])

  useEffect(() => {
    if (!listed) return
    // what is saved leads here now or not at all: a new one has no row in the address
    const wasSaved = isSaved.current
    isSaved.current = false
    const id = location.hash.slice(1)
    if (!id.startsWith(`${name}-`)) return
    setFragment('')
    if (wasSaved) setEdited(id)
    void late(host, async () => {
      // it cannot take the focus before it shows
      const [{ comeBack }] = await Promise.all([import('./lazy/come-back'), stylesReady])
      requestAnimationFrame(() => comeBack(root, id, wasSaved))
    })
  }, [host, root, name, listed])

  return edited
}

/** A new tab leaves this one as it is; the page that it opens hears of this one whatever the site's policy. */
function leave({ target, type, metaKey, ctrlKey, shiftKey }: MouseEvent) {
  const link = (target as Element).closest('a')
  if (!link) return
  link.referrerPolicy = 'same-origin'
  if (type !== 'click' || metaKey || ctrlKey || shiftKey) return
  const id = link.closest('tr')?.id
  setFragment(id ? `#${id}` : '')
}

function setFragment(fragment: string) {
  history.replaceState(history.state, '', location.pathname + location.search + fragment)
}
