import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Button, eye, Icon, isWebAddress, LinkButton, paper, useHost } from '../../src/index'
import { jobProfileCardTexts } from './job-profile-card.texts'

/** The stored resume, with a preview; the dialog changes it (R64, R65). */
export function Resume({ url, onUpdate }: { url: string | null; onUpdate: () => void }) {
  const t = jobProfileCardTexts()
  if (!url) {
    return <Change onClick={onUpdate}>{t.upload}</Change>
  }
  return (
    <div className="job-profile-card__resume">
      <span className="job-profile-card__sheet">
        <Icon path={paper} className="i--20" />
      </span>
      <span className="job-profile-card__file trunc" dir="auto">
        {fileName(url)}
      </span>
      <span className="job-profile-card__do">
        <Change onClick={onUpdate}>{t.update}</Change>
        {isWebAddress(url) && (
          <LinkButton
            kind="ghost"
            size="sm"
            icon
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t.preview}
          >
            <Icon path={eye} />
          </LinkButton>
        )}
      </span>
    </div>
  )
}

/** The button that opens the dialog; as the resume comes or goes elsewhere, its focus goes to the card's pencil. */
function Change({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const { root } = useHost()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current!
    const card = own.closest('.card')
    return () => {
      if (root.activeElement === own) card?.querySelector('button')?.focus()
    }
  }, [root])
  return (
    <Button ref={button} size="sm" onClick={onClick}>
      {children}
    </Button>
  )
}

/** The last part of an address; as it is where its percent signs are no encoding. */
function fileName(url: string): string {
  const last = url
    .replace(/[?#].*/, '')
    .split('/')
    .at(-1)!
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}
