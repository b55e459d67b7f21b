import { useLayoutEffect, useRef } from 'react'
import { useStyles } from '../../host'
import { parseSafely } from './sanitise'
import css from './stored-text.lazy.css'

/** A rich text as it is read, without anything that could run. */
export function StoredText({ html, className = '' }: { html: string; className?: string }) {
  useStyles(css)
  const box = useRef<HTMLDivElement>(null)

  useLayoutEffect(
    () => box.current!.replaceChildren(...parseSafely(html, 'stored').body.childNodes),
    [html],
  )

  return <div ref={box} className={`stored-text ${className}`} dir="auto" />
}
