import { useEffect, type ReactNode } from 'react'
import type { Profile } from '../contract'
import { ProfileFailure } from '../profile-failure'
import { $profile } from '../stores/profile'
import { Dialog, DialogBody } from '../ui/dialog'
import { SkeletonLines } from '../ui/skeleton'
import { useHost } from '../ui/host'
import { focusField } from './form-effects'
import { useDialogWidget } from './use-dialog-widget'
import { useFresh } from './use-fresh'

/** Pixels of a window in which a dialog is laid out for a phone, as its style has it. */
const PHONE = 560

interface ProfileDialogProps {
  open: boolean
  /** The name of the field that has the focus first. */
  field?: string
  title: string
  width: number
  /** Pixels of the form's dialog, for a full profile: in a wide window, and on a phone. */
  heights: readonly [wide: number, phone: number]
  /** The dialog's form, once the profile is here. */
  children: (profile: Profile, close: () => void) => ReactNode
}

/** A dialog tag that edits a part of the profile: its trigger, and the wait for the profile. */
export function ProfileDialog({ open, ...rest }: ProfileDialogProps) {
  const { close } = useDialogWidget(open)
  return open && <Opened {...rest} close={close} />
}

type OpenedProps = Omit<ProfileDialogProps, 'open'> & { close: () => void }

function Opened({ field, title, width, heights, close, children }: OpenedProps) {
  const { data, error } = useFresh($profile)
  const { root } = useHost()
  const hasForm = !!data
  useEffect(() => focusField(root, field), [root, hasForm, field])
  if (data) return children(data, close)
  const height = error ? undefined : heights[+(innerWidth <= PHONE)]
  return (
    <Dialog open title={title} width={width} height={height} onClose={close}>
      <DialogBody>
        {error ? <ProfileFailure error={error} /> : <SkeletonLines lines={18} />}
      </DialogBody>
    </Dialog>
  )
}
