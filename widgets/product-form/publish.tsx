import { useRef, useState } from 'react'
import { Button, texts, useHost, type Product } from '../../src/index'

const english = { publish: 'Publish' }

/** The status of a product that is published (R190). */
const PUBLISHED = 1

/** Publishes a product that is not, by the call that flips its status (Q51). */
export function Publish({ product: { id, status } }: { product: Product }) {
  const t = texts('product-form', english)
  const host = useHost()
  const isSending = useRef(false)
  const [state, setState] = useState<'idle' | 'sending' | 'done'>('idle')
  // a page that does not know the status could take the product back
  if (status === null || status === PUBLISHED || state === 'done') return null

  async function publish() {
    if (isSending.current) return
    isSending.current = true
    setState('sending')
    try {
      const { publishProduct } = await import('./changes')
      setState((await publishProduct(host, id)) ? 'done' : 'idle')
    } catch (error) {
      host.report(error, 'load')
      setState('idle')
    } finally {
      isSending.current = false
    }
  }

  return (
    <Button saving={state === 'sending'} onClick={() => void publish()}>
      {t.publish}
    </Button>
  )
}
