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
    // it has another version now
    if (isDone) void productOf(slug).refetch()
  }

  return (
    <Button saving={state === 'sending'} onClick={() => void publish()}>
      {t.publish}
    </Button>
  )
}
