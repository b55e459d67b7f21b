import { useState } from 'react'
import css from './avatar.css'
import { useStyles } from '../host'

interface PictureProps {
  /** Whose it is; its initial stands in when there is no picture or it fails to load. */
  name: string
  src?: string | null
  className?: string
}

function Picture({ name, src, className }: PictureProps) {
  useStyles(css)
  const [broken, setBroken] = useState<string>()
  return (
    <span className={className} aria-hidden="true">
      {src && src !== broken ? (
        <img src={src} alt="" onError={() => setBroken(src)} />
      ) : (
        initial(name)
      )}
    </span>
  )
}

/** A person's photo, or the initial of the name. */
export function Avatar({ className = '', ...rest }: PictureProps) {
  return <Picture {...rest} className={`av ${className}`} />
}

/** A company's logo or a course's picture (wide), or the initial of the name (R138). */
export function Logo({ wide, ...rest }: PictureProps & { wide?: boolean }) {
  return <Picture {...rest} className={`av logo ${wide ? 'logo--wide' : ''}`} />
}

/**
 * The first letter as a reader sees it; `?` for an empty name (Q92). A name in Latin letters is not cut as those of
 * all scripts are, which takes a browser 10 ms to begin.
 */
function initial(name: string): string {
  const text = name.trim()
  const first = /[^ -˿]/.test(text) ? [...new Intl.Segmenter().segment(text)][0]!.segment : text[0]
  return (first ?? '?').toLocaleUpperCase()
}
