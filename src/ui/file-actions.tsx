import { texts } from '../texts'
import { Button, LinkButton } from './button'
import { eye, Icon } from './icons'
import { cross } from './more-icons'

const english = { retryUpload: 'Retry', cancelUpload: 'Cancel upload' }

/** A file that is shown in a row. */
export interface ShownFile {
  name: string
  note: string | undefined
  /** Where it can be looked at. */
  url: string | undefined
  /** The same, for a picture. */
  picture: string | undefined
  /** Browsers do not show such files: they keep them under their name. */
  download: string | undefined
}

interface FileActionsProps {
  file: ShownFile
  /** Names of the two buttons. */
  words: { preview: string; remove: string }
  isSending: boolean
  onCancel: (() => void) | undefined
  onRetry: (() => void) | undefined
  onRemove: () => void
}

/** What can be done with a file in its row. */
export function FileActions(props: FileActionsProps) {
  const { file, words, isSending, onCancel, onRetry, onRemove } = props
  const t = texts('parts', english)
  const look = { kind: 'ghost', size: 'sm', icon: true } as const
  if (isSending) {
    return (
      <span className="file__actions">
        {onCancel && (
          <Button {...look} aria-label={t.cancelUpload} onClick={onCancel}>
            <Icon path={cross} />
          </Button>
        )}
      </span>
    )
  }
  return (
    <span className="file__actions">
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {t.retryUpload}
        </Button>
      )}
      {file.url && (
        <LinkButton
          {...look}
          aria-label={words.preview}
          href={file.url}
          download={file.download}
          target="_blank"
          rel="noopener"
        >
          <Icon path={eye} />
        </LinkButton>
      )}
      <Button {...look} aria-label={words.remove} onClick={onRemove}>
        <Icon path={cross} />
      </Button>
    </span>
  )
}
