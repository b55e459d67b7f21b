import { useEffect, type RefObject } from 'react'
import type { Form } from './use-form'

/** Puts the focus into a field. */
export function focusField(form: ParentNode | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
}

/** A form with one message leads to its field; several stand in the summary, which takes the focus. */
export function useErrorFocus<V extends object>(
  element: RefObject<HTMLFormElement | null>,
  { errors }: Form<V>,
): void {
  useEffect(() => {
    const [name, another] = Object.keys(errors)
    if (name && !another) focusField(element.current, name)
  }, [element, errors])
}

/** The browser asks before the page goes away with what is not saved. */
export function useLeaveGuard(isSafe: boolean): void {
  useEffect(() => {
    if (isSafe) return
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  }, [isSafe])
}
