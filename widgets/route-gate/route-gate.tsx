import { useEffect, useState } from 'react'
import { getConfig, navigate, texts, useHost } from '../../src/index'
import { judge } from './routes'

const english = { unknown: 'Page not found...' }

/** Milliseconds that an unknown page says so before it is left (R144, Q73). */
const SHOWN_FOR = 1000

/** What the page sets. */
export interface RouteGateProps {
  userMeta?: string
}

/** Covers a page that is not for this visitor, and leads away from it. */
export function RouteGate({ userMeta = getConfig().userMeta }: RouteGateProps) {
  const host = useHost()
  const [isOver, setOver] = useState(false)
  const verdict = judge(location.pathname, isSignedIn(userMeta))

  useEffect(() => {
    const leave = (url: string) => setOver(!navigate(host, url, { replace: true }))
    if (verdict === 'allowed') host.reveal(true)
    if (verdict === 'sign-in') leave(`/company-sign-in?next=${encodeURIComponent(here())}`)
    if (verdict !== 'unknown') return
    const timer = setTimeout(leave, SHOWN_FOR, '/404')
    return () => clearTimeout(timer)
  }, [host, verdict])

  if (verdict === 'allowed' || isOver) return null
  return (
    <div className="route-gate" role="status">
      {verdict === 'unknown' && texts('route-gate', english).unknown}
    </div>
  )
}

/** Whether the page's meta tag holds a user (R141); `null` is what some backends write for nobody. */
function isSignedIn(name: string): boolean {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${CSS.escape(name)}"]`)
  return !/^\s*(null)?\s*$/.test(meta?.content ?? '')
}

/** Where the visitor wanted to go: of this origin, as it has none of its own. */
function here(): string {
  return location.pathname + location.search + location.hash
}
