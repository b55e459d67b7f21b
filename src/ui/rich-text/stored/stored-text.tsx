import { useEffect, useRef } from 'react'
import { useHost, useStyles } from '../host'
import { late } from '../lazy-part'
import css from './stored-text.lazy.css'

/** A rich text as it is read, without anything that could run; what makes it safe loads with it. */
export function StoredText({ html, className = '' }: { html: string; className?: string }) {
  useStyles(css)
  const host = useHost()
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    let isWanted = true
    void late(host, async () => {
      const { parseSafely } = await import('./lazy/sanitise')
      if (isWanted) box.current!.replaceChildren(...parseSafely(html, 'stored').body.childNodes)
    })
    return () => void (isWanted = false)
  }, [host, html])

  return <div ref={box} className={`stored-text ${className}`} dir="auto" />
}
