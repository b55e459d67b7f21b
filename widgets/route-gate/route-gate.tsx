import { useEffect, useState } from 'react'
import { fill, getConfig, navigate, useHost, siteUrl } from '../../src/index'
import { judge } from './routes'
import { isStraightBack, noteLeading } from './straight-back'
import { routeGateTexts } from './route-gate.texts'

/** Milliseconds that an unknown page says so before it is left (R144, Q73). */
const SHOWN_FOR = 1000

/** What the page's author is told of a page that the sign-in and the gate would pass to and fro. */
const FORGOTTEN =
  'The sign-in led straight back: it knows the visitor, but the page has no <meta name="{userMeta}"> that says so.'

/** What the page sets. */
export interface RouteGateProps {
  userMeta?: string
}

/**
 * Covers a page that is not for this visitor, and leads away from it; once, where the sign-in takes
 * the visitor for signed in and the page does not say so.
 *
 * @csspart gate - what covers the page
 */
export function RouteGate({ userMeta = getConfig().userMeta }: RouteGateProps) {
  const host = useHost()
  const [isOver, setOver] = useState(false)
  const verdict = judge(location.pathname, isSignedIn(userMeta))

  useEffect(() => {
    if (verdict === 'allowed') host.reveal(true)
    if (verdict === 'sign-in') {
      const now = Date.now()
      // once more would be for ever: the page is shown as the server gave it
      if (isStraightBack()) {
        setOver(true)
        host.report(new Error(fill(FORGOTTEN, { userMeta })), 'data')
      } else if (leave(siteUrl(`/company-sign-in?next=${encodeURIComponent(here())}`)))
        noteLeading(now)
    }
    if (verdict !== 'unknown') return
    const timer = setTimeout(leave, SHOWN_FOR, siteUrl('/404'))
    return () => clearTimeout(timer)

    function leave(url: string) {
      const isLeaving = navigate(host, url, { replace: true })
      setOver(!isLeaving)
      return isLeaving
    }
  }, [host, verdict, userMeta])

  if (verdict === 'allowed' || isOver) return null
  return (
    <div className="route-gate" part="gate" role="status">
      {verdict === 'unknown' && routeGateTexts().unknown}
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
