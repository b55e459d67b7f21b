import { useRef, useState } from 'react'
import { Button, useHost } from '../../src/index'
import { publishProduct } from './changes'
import { productOf } from './product-form.store'
import { productFormTexts } from './product-form.texts'

/** Publishes a product that is not, by the call that flips its status (Q51). */
export function Publish({ slug }: { slug: string }) {
  const t = productFormTexts()
  const host = useHost()
  const isSending = useRef(false)
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  if (state === 'done') return null

  async function publish() {
    if (isSending.current) return
    isSending.current = true
    setState('sending')
    const isDone = await publishProduct(host, slug)
    isSending.current = false
    setState(isDone ? 'done' : 'idle')
    if (isDone) requestAnimationFrame(leave)
    // it has another version now
    if (isDone) void productOf(slug).refetch()
  }

  /** The button goes with its focus: the form's title has it then. */
  function leave() {
    const title = host.root.querySelector<HTMLElement>('h1')
    if (!title || document.activeElement !== document.body) return
    title.tabIndex = -1
    title.focus()
  }

  return (
    <Button saving={state === 'sending'} onClick={() => void publish()}>
      {t.publish}
    </Button>
  )
}
