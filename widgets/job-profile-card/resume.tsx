import { Button, eye, Icon, LinkButton, texts } from '../../src/index'

const sheet =
  'M6 2.75h5.25l4 4V16c0 .7-.55 1.25-1.25 1.25H6c-.7 0-1.25-.55-1.25-1.25V4c0-.7.55-1.25 1.25-1.25zM11 3v4h4'

const english = {
  upload: 'Upload',
  update: 'Update Resume',
  preview: 'Preview resume (opens in a new tab)',
}

/** The stored resume, with a preview; the dialog changes it (R64, R65). */
export function Resume({ url, onUpdate }: { url: string | null; onUpdate: () => void }) {
  const t = texts('job-profile-card', english)
  if (!url) {
    return (
      <Button size="sm" onClick={onUpdate}>
        {t.upload}
      </Button>
    )
  }
  return (
    <div className="job-profile-card__resume">
      <span className="job-profile-card__sheet">
        <Icon path={sheet} className="i--20" />
      </span>
      <span className="job-profile-card__file trunc" dir="auto">
        {fileName(url)}
      </span>
      <span className="job-profile-card__do">
        <Button size="sm" onClick={onUpdate}>
          {t.update}
        </Button>
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

/** A stored `javascript:` must not become a link. */
function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, location.href).protocol)
  } catch {
    return false
  }
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
