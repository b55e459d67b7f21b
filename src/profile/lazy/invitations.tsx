import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useDialogTag } from '../../use-dialog-tag'
import { useHost } from '../../ui/host'
import type { Part } from '../parts'
import { invitationTexts } from './texts'

export { Strength } from './strength'

interface InvitationProps {
  part: Part
  /** Opens the dialog at the part's field. */
  onAdd: (part: Part) => void
  /** What stands for the part. */
  children?: ReactNode
}

/** Asks for a part of the profile that is empty, beside what stands for it, and says what it is good for. */
export function Invitation({ part, onAdd, children }: InvitationProps) {
  const t = invitationTexts()
  const why = reasons(t)[part]
  const ask = (words: ReactNode) => (
    <InvitingButton onClick={() => onAdd(part)}>{words}</InvitingButton>
  )
  // what the description says there is an invitation by itself (R32)
  if (part === 'about_me') return ask(children)
  return (
    <>
      {children}
      {ask(
        <span>
          {t[part]}
          {why && <span className="invitation__why">: {why}</span>}
        </span>,
      )}
    </>
  )
}

/** What a part is good for, where its name does not say it. */
const reasons = (t: ReturnType<typeof invitationTexts>): Partial<Record<Part, string>> => ({
  skills: t.skillsWhy,
  resume: t.resumeWhy,
  professions: t.professionsWhy,
  locations: t.locationsWhy,
  industries: t.industriesWhy,
  cover_letter: t.coverLetterWhy,
})

/** The one thing to do next: the first part that is empty, whichever card shows it. */
export function NextStep({ part, onAdd }: { part: Part | undefined; onAdd: (part: Part) => void }) {
  const t = invitationTexts()
  const job = useDialogTag('ndt-job-info')
  const work = useDialogTag('ndt-professional-info')

  function add(part: Part) {
    if (['skills', 'resume', 'locations', 'cover_letter'].includes(part)) job.open({ field: part })
    else if (['professions', 'industries'].includes(part)) work.open({ field: part })
    else onAdd(part)
  }

  return (
    <>
      {part && (
        <InvitingButton onClick={() => add(part)}>
          <span>
            <span className="invitation__why invitation__next" dir="auto">
              {t.next}{' '}
            </span>
            {t[part]}
          </span>
        </InvitingButton>
      )}
      {job.dialog}
      {work.dialog}
    </>
  )
}

/**
 * When it goes, as the part is here, the focus that it had goes to the card's pencil; so does that of a dialog which
 * closes later, and would give it back here.
 */
function InvitingButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  const { root } = useHost()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    const own = button.current!
    const card = own.closest('.card')!
    const toPencil = () => card.querySelector('button')?.focus()
    const onClose = () =>
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) toPencil()
      })
    return () => {
      const at = root.activeElement
      if (at === own) toPencil()
      else at?.addEventListener('ndt-close', onClose, { once: true })
    }
  }, [root])
  return (
    <button ref={button} type="button" className="link invitation" onClick={onClick}>
      {children}
    </button>
  )
}
