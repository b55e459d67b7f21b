import { Button, eye, Icon, isWebAddress, LinkButton, paper } from '../../src/index'
import { jobProfileCardTexts } from './job-profile-card.texts'

/** The stored resume, with a preview; the dialog changes it (R64, R65). */
export function Resume({ url, onUpdate }: { url: string | null; onUpdate: () => void }) {
  const t = jobProfileCardTexts()
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
        <Icon path={paper} className="i--20" />
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
