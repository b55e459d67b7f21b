import type { ReactNode } from 'react'
import type { Profile } from '../contract'
import { ProfileFailure } from '../profile-failure'
import { $profile } from '../stores/profile'
import { Button } from '../ui/button'
import { Card, Facts } from '../ui/card'
import { Icon, pencil } from '../ui/icons'
import { SkeletonLines } from '../ui/skeleton'
import { useDialogTag } from '../use-dialog-tag'
import { useQuery } from '../use-query'
import { Lacking } from './lacking'
import type { Part } from './parts'
import { useInvitations } from './use-invitations'

interface ProfileSectionProps {
  title: string
  editLabel: string
  /** The tag of the dialog that the pencil opens. */
  dialogTag: `ndt-${string}`
  /** Its parts, each with its name and what stands for it. */
  facts: (profile: Profile, edit: (part: Part) => void) => [Part, name: string, value: ReactNode][]
}

/** A card of one section of the job seeker's profile, with a pencil that opens its dialog. */
export function ProfileSection({ title, editLabel, dialogTag, facts }: ProfileSectionProps) {
  const { data, error } = useQuery($profile)
  const { open, dialog } = useDialogTag(dialogTag)
  const invitations = useInvitations(data)
  const edit = (field: Part) => open({ field })
  const pencilButton = (
    <Button kind="ghost" icon aria-label={editLabel} onClick={() => open()}>
      <Icon path={pencil} />
    </Button>
  )
  return (
    <Card title={title} busy={!data && !error} actions={data && pencilButton}>
      {data ? (
        <div className="card__body">
          <Facts
            facts={facts(data, edit).map(([part, name, value]) => [
              name,
              <Lacking part={part} invitations={invitations} onAdd={edit}>
                {value}
              </Lacking>,
            ])}
          />
        </div>
      ) : error ? (
        <ProfileFailure error={error} />
      ) : (
        <div className="card__body">
          <SkeletonLines lines={4} />
        </div>
      )}
      {dialog}
    </Card>
  )
}
