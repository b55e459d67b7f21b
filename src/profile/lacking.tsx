import type { ReactNode } from 'react'
import css from './invitations.css'
import { useStyles } from '../ui/host'
import type { Part } from './parts'
import type { Invitations } from './use-invitations'

interface LackingProps {
  part: Part
  invitations: Invitations
  /** Opens the dialog at the part's field. */
  onAdd: (part: Part) => void
  /** What stands for the part, also where it is empty (R35). */
  children?: ReactNode
}

/** A part of the profile; with one that is empty, room for an invitation to add it. */
export function Lacking({ invitations, children, ...asked }: LackingProps) {
  useStyles(css)
  const { lacking, shown } = invitations
  if (!lacking.includes(asked.part)) return <>{children}</>
  return (
    <span className="lacking">
      {shown ? <shown.Invitation {...asked}>{children}</shown.Invitation> : children}
    </span>
  )
}
