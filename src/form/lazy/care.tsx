import { useEffect, type MouseEvent } from 'react'
import { count, fill } from '../../texts'
import { Button } from '../../ui/button'
import { useHost } from '../../ui/host'
import { done } from '../../ui/icons'
import { Notice } from '../../ui/notice'
import { focusField } from '../form-effects'
import type { CareProps } from './choice'
import { prepare } from '../../changes/tabs'
import { useAnew } from './anew'
import { useCounts } from './counts'
import { useFoot } from './foot'
import { SessionNote } from './notes'
import { Righted } from './righted'
import { useSaidConflicts, useSaidError } from './said-error'
import { careTexts } from './texts'
import { unreadOf } from './unread'
import { useHeld } from './use-held'

export { catchUp } from './held'
export { Righted } from './righted'
export { Under } from './under'

/** Keeps a form's draft, lets its fields follow the portal, and says what came of both (Q106). */
export function Care<V extends object>({
  form,
  labels,
  signIn,
}: CareProps<V> & { signIn: string }) {
  const t = careTexts()
  useEffect(prepare, [])
  const { isBack, lost } = useHeld(form)
  useAnew(form)
  useCounts()
  useFoot()
  useSaidError(form)
  useSaidConflicts(form)
  const { asked, startOver, inner } = form
  const isStale = inner.held.isStale && form.isDirty && form.state === 'editing'
  // what the form is of could not be read anew: nor can it be saved (Q93)
  const hasEnded = inner.held.hasEnded || inner.source?.value?.error?.kind === 'session'
  const conflict = asked.length > 0 && count(t, 'conflicts', asked.length)
  const told = [isStale && t.stale, conflict].filter(Boolean).join(' ')
  const named = (names: string[]) => names.map(name => labels.get(name) || name).join(', ')
  const fields = named(lost)
  const unread = unreadOf(form.values, inner.stored)
  const { root } = useHost()
  const isSaving = form.state !== 'editing'
  /** The pressed button goes with its note: the form begins anew at its first field. */
  function begin({ currentTarget }: MouseEvent<HTMLElement>) {
    focusField(root, labels.keys().next().value)
    // what a field has not taken is no value of the form
    currentTarget.closest('form')!.dispatchEvent(new Event('reset'))
    startOver()
  }

  return (
    <>
      <Righted form={form} />
      {hasEnded && <SessionNote signIn={signIn} />}
      {(isBack || fields) && (
        <Notice
          {...(fields ? { tone: 'warning' } : { tone: 'success', icon: done })}
          action={
            // it stays while a save is on its way: what comes back into a region has all of it read out
            isBack && (
              <Button size="sm" {...(isSaving ? { 'aria-disabled': true } : { onClick: begin })}>
                {t.startOver}
              </Button>
            )
          }
        >
          {isBack && t.restored} {fields && fill(t.notKept, { fields })}
        </Notice>
      )}
      {unread.length > 0 && (
        <Notice tone="warning">{fill(t.unread, { fields: named(unread) })}</Notice>
      )}
      {told && (
        <Notice
          tone="warning"
          {...(isStale && { role: 'group', 'aria-label': told, tabIndex: -1 })}
        >
          {told}
        </Notice>
      )}
    </>
  )
}
