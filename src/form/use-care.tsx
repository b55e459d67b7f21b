import { useEffect, type ReactNode } from 'react'
import { useLazyPart } from '../ui/lazy-part'
import type { Form } from './form-types'
import type { Labels } from './labels'
import { bringCare } from './use-fields'

/**
 * What keeps a form's draft and merges changes from elsewhere (Q106), and its notes (Q43).
 *
 * It loads right behind the form, before there is anything to lose.
 */
export function useCare<V extends object>(form: Form<V>, labels: Labels, signIn = '/user-sign-in') {
  const { part, open } = useLazyPart(bringCare)
  // again where it did not come, and a save has brought it since
  const isKnown = !!form.inner.held.asked
  useEffect(() => void open(), [open, isKnown])
  const shared = { form, labels }
  return {
    note: part && <part.Care {...shared} signIn={signIn} />,
    under: (name: string): ReactNode => part && <part.Under name={name} {...shared} />,
  }
}
