import { useState } from 'react'
import { Button } from '../../button'
import { RichTextPanel } from './panel'
import { link } from '../stored/rules'
import { editorTexts } from './texts'

interface LinkPanelProps {
  id: string
  /** The link that the caret stands in; empty for a new one. */
  address: string
  /** An empty address takes the link away. */
  onApply: (address: string) => void
  onCancel: () => void
}

/** Asks where a link leads. */
export function LinkPanel({ id, address, onApply, onCancel }: LinkPanelProps) {
  const t = editorTexts()
  const [typed, setTyped] = useState(address)
  // the caret may have gone on to another link, or to none
  const [begun] = useState(address)
  const [error, setError] = useState<string>()

  function apply() {
    const whole = wholeAddress(typed)
    setError(whole ? undefined : t.wrongAddress)
    if (whole) onApply(whole)
  }

  return (
    <RichTextPanel
      {...{ id, error, onCancel }}
      label={t.address}
      pending={typed === begun ? undefined : t.linkToApply}
      value={typed}
      onChange={text => {
        setError(undefined)
        setTyped(text)
      }}
      onEnter={apply}
    >
      <Button kind="primary" size="sm" onClick={apply}>
        {t.apply}
      </Button>
      {address && (
        <Button size="sm" onClick={() => onApply('')}>
          {t.remove}
        </Button>
      )}
    </RichTextPanel>
  )
}

/** What was typed as an address that a link may lead to; `example.org` is on the web. */
function wholeAddress(typed: string): string | undefined {
  const text = typed.trim()
  if (!text || /\s/.test(text)) return undefined
  if (link.test(text)) return text
  return /^([/\\]|[a-z][a-z\d+.-]*:(?!\d))/i.test(text) ? undefined : `https://${text}`
}
