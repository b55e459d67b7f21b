import { $profile, useDialogTag, useQuery } from '../../src/index'
import { ProfileCardView } from './profile-card-view'

/** The job seeker's profile card; its pencil and camera open the dialogs. */
export function ProfileCard() {
  const { data, error } = useQuery($profile)
  const info = useDialogTag('ndt-personal-info')
  const photo = useDialogTag('ndt-avatar-editor')
  return (
    <ProfileCardView
      profile={data}
      error={error}
      onEdit={() => info.open()}
      onEditPhoto={() => photo.open()}
    >
      {info.dialog}
      {photo.dialog}
    </ProfileCardView>
  )
}
