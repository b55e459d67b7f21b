import type { ReactNode } from 'react'
import type { Profile } from '../contract'
import { ProfileFailure } from '../profile-failure'
import { $profile } from '../stores/profile'
import { Dialog, DialogBody } from '../ui/dialog'
import { SkeletonLines } from '../ui/skeleton'
import { useDialogWidget } from './use-dialog-widget'
import { useFresh } from './use-fresh'

interface ProfileDialogProps {
  open: boolean
  title: string
  width: number
  /** The dialog's form, once the profile is here. */
  children: (profile: Profile, close: () => void) => ReactNode
}

/** A dialog tag that edits a part of the profile: its trigger, and the wait for the profile. */
export function ProfileDialog({ open, title, width, children }: ProfileDialogProps) {
  const { close } = useDialogWidget(open)
  return open && <Opened {...{ title, width, close, children }} />
}

type OpenedProps = Omit<ProfileDialogProps, 'open'> & { close: () => void }

function Opened({ title, width, close, children }: OpenedProps) {
  const { data, error } = useFresh($profile)
  if (data) return children(data, close)
  return (
    <Dialog open title={title} width={width} onClose={close}>
      <DialogBody>
        {error ? <ProfileFailure error={error} /> : <SkeletonLines lines={8} />}
      </DialogBody>
    </Dialog>
  )
}
