import { useRef, useState } from 'react'
import {
  ApiError,
  Button,
  texts,
  toast,
  toggleProduct,
  useHost,
  type Product,
} from '../../src/index'

const english = {
  publish: 'Publish',
  done: 'Status Updated Successfully!!',
  failed: 'Status is not updated!',
  close: 'Close',
}

/** Milliseconds that the toasts stay (R163). */
const TOAST = 2500
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
      const message = await toggleProduct({ params: { id } })
      setState('done')
      void toast({ message: message ?? t.done, duration: TOAST, closeLabel: t.close })
    } catch (error) {
      host.report(error, 'save')
      setState('idle')
      const { fields = {}, message = '' } = error instanceof ApiError ? error : {}
      const said = Object.values(fields)[0] ?? (message || t.failed)
      void toast({ message: said, tone: 'danger', duration: TOAST, closeLabel: t.close })
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
