import { useRef, useState } from 'react'
import { Button, useHost, type Form } from '../../src/index'
import { publishProduct, readMade } from './changes'
import { productFormTexts } from './product-form.texts'
import type { ProductValues } from './product-values'

interface PublishProps {
  slug: string
  form: Form<ProductValues>
}

/**
 * Publishes a product that is not, by the call that flips its status (Q51). A save waits for it, and it for none; one
 * that waited for what was refused is given up: it would lead away from the refusal.
 */
export function Publish({ slug, form: { state: formState, inner } }: PublishProps) {
  const t = productFormTexts()
  const host = useHost()
  const isSending = useRef(false)
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  if (state === 'done') return null

  function press() {
    if (isSending.current || formState !== 'editing') return
    isSending.current = true
    inner.isOwn.until = publish()
  }

  /** Whether a save that waits is given up. */
  async function publish() {
    setState('sending')
    const isDone = await publishProduct(host, slug)
    isSending.current = false
    setState(isDone ? 'done' : 'idle')
    if (isDone) {
      requestAnimationFrame(leave)
      await readMade(slug, inner)
    } else inner.isOwn.until = undefined
    return !isDone
  }

  /** The button goes with its focus: the form's title has it then. */
  function leave() {
    const title = host.root.querySelector<HTMLElement>('h1')
    if (!title || document.activeElement !== document.body) return
    title.tabIndex = -1
    title.focus()
  }

  return (
    <Button
      saving={state === 'sending'}
      aria-disabled={formState !== 'editing' || undefined}
      onClick={press}
    >
      {t.publish}
    </Button>
  )
}
