import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { forgiven } from './forgiven'
import type { Form } from './form-types'

/** Puts the focus into a field, or on what is asked about it. */
export function focusField(form: ParentNode | null, name = ''): void {
  const find = (attribute: string) =>
    form?.querySelector<HTMLElement>(`[${attribute}="${CSS.escape(name)}"]`)
  const target = find('data-choice') ?? find('name')
  target?.focus()
}

/** A form that is refused with one message leads to its field; several stand in the summary, which takes the focus. */
export function useErrorFocus<V extends object>(
  element: RefObject<HTMLFormElement | null>,
  { errors }: Form<V>,
): void {
  useEffect(() => {
    const [name, another] = Object.keys(errors)
    if (name && !another && !forgiven.get(errors)) focusField(element.current, name)
  }, [element, errors])
}

/** The field of what was not taken, which says so where it did not before. */
export function untakenIn(form: HTMLFormElement | null): HTMLInputElement | undefined {
  const fields = (form ? [...form.elements] : []) as HTMLInputElement[]
  return fields.find(field => field.validity.customError && !field.checkValidity())
}

/**
 * Leads to what its field has not taken, such as a skill that is not in the list or an image that is still on its
 * way: a form is not sent without it.
 */
export function leadToUntaken(form: HTMLFormElement): boolean {
  const field = untakenIn(form)
  field?.focus()
  return !!field
}

/**
 * The browser asks before the page goes away while `isFree` denies that nothing would be lost; without it, nothing can be.
 *
 * Before the next paint, as the press on a link that leads away tells what a text editor holds back.
 */
export function useLeaveGuard(isFree: false | (() => unknown)): void {
  useLayoutEffect(() => {
    if (!isFree) return
    const onLeave = (event: BeforeUnloadEvent) => isFree() || event.preventDefault()
    addEventListener('beforeunload', onLeave)
    return () => removeEventListener('beforeunload', onLeave)
  })
}
