import { $profile, useDialogTag, useInvitations, useQuery } from '../../src/index'
import { ProfileCardView } from './profile-card-view'

/** The job seeker's profile card; its pencil and camera open the dialogs. */
export function ProfileCard() {
  const { data, error } = useQuery($profile)
  const invitations = useInvitations(data)
  const info = useDialogTag('ndt-personal-info')
  const photo = useDialogTag('ndt-avatar-editor')
  return (
    <ProfileCardView
      profile={data}
      error={error}
      invitations={invitations}
      onEdit={() => info.open()}
      onEditPhoto={() => photo.open()}
      onAdd={part =>
        part === 'profile_image'
          ? photo.open()
          : info.open({ field: part === 'country' ? 'country_id' : part })
      }
    >
      {info.dialog}
      {photo.dialog}
    </ProfileCardView>
  )
}
