import { useRef } from 'react'
import { Button, isWebAddress, LinkButton } from '../button'
import { eye, Icon } from '../icons'
import { cross } from '../icons'
import type { ShownFile } from './types'
import { fileTexts } from './texts'

/** Milliseconds in which the second press of two was meant for what was here before. */
const DOUBLE = 500

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
  const t = fileTexts()
  const cancelledAt = useRef(-Infinity)
  const look = { kind: 'ghost', size: 'sm', icon: true } as const
  function cancel() {
    cancelledAt.current = Date.now()
    onCancel!()
  }

  if (isSending) {
    return (
      <span className="file__actions">
        {onCancel && (
          <Button key="cancel" {...look} aria-label={t.cancelUpload} onClick={cancel}>
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
      {file.url && isWebAddress(file.url) && (
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
      <Button
        key="remove"
        {...look}
        aria-label={words.remove}
        onClick={({ detail }) => {
          if (detail < 2 || Date.now() - cancelledAt.current > DOUBLE) onRemove()
        }}
      >
        <Icon path={cross} />
      </Button>
    </span>
  )
}
