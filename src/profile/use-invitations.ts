import { useEffect } from 'react'
import type { Profile } from '../contract'
import { useLazyPart } from '../ui/lazy-part'
import type * as parts from './lazy/invitations'
import { lackingIn, type Part } from './parts'

/** What a profile lacks, and what asks for it, which loads for a profile that lacks something. */
export interface Invitations {
  lacking: Part[]
  /** None before it is here; it stays when nothing is lacking any more. */
  shown: typeof parts | undefined
}

/** Brings the invitations to add what a profile lacks. */
export function useInvitations(profile: Profile | undefined): Invitations {
  const { part, open } = useLazyPart(() => import('./lazy/invitations'))
  const lacking = profile ? lackingIn(profile) : []
  const isWhole = !lacking.length
  useEffect(() => {
    if (!isWhole) void open()
  }, [isWhole, open])
  return { lacking, shown: part }
}
