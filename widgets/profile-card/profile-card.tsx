import {
  $profile,
  Avatar,
  Button,
  Icon,
  pencil,
  ProfileFailure,
  Surface,
  texts,
  useDialogTag,
  useQuery,
  type Profile,
} from '../../src/index'
import { Band } from './band'
import { ContactFacts } from './contact-facts'
import { camera } from './icons'
import { ProfileSkeleton } from './profile-skeleton'
import { SocialLink } from './social-link'

const english = {
  edit: 'Edit Personal Information',
  editPhoto: 'Edit Avatar',
  aboutMe: 'Tell us something about yourself...',
}

/** The job seeker's profile card; its pencil and camera open the dialogs. */
export function ProfileCard() {
  const { data, error } = useQuery($profile)
  const info = useDialogTag('ndt-personal-info')
  const photo = useDialogTag('ndt-avatar-editor')
  return (
    <Surface className="profile-card" busy={!data && !error}>
      {data ? (
        <Filled profile={data} onEdit={() => info.open()} onEditPhoto={() => photo.open()} />
      ) : error ? (
        <ProfileFailure />
      ) : (
        <ProfileSkeleton />
      )}
      {info.dialog}
      {photo.dialog}
    </Surface>
  )
}

interface FilledProps {
  profile: Profile
  onEdit: () => void
  onEditPhoto: () => void
}

function Filled({ profile, onEdit, onEditPhoto }: FilledProps) {
  const t = texts('profile-card', english)
  const name = profile.user.first_name ?? ''
  return (
    <>
      <Band />
      <Button kind="ghost" icon className="profile-card__edit" aria-label={t.edit} onClick={onEdit}>
        <Icon path={pencil} />
      </Button>
      <div className="profile-card__in">
        <div className="profile-card__photo">
          <Avatar name={name} src={profile.profile_image} className="profile-card__av" />
          <Button
            icon
            size="sm"
            className="profile-card__camera"
            aria-label={t.editPhoto}
            onClick={onEditPhoto}
          >
            <Icon path={camera} />
          </Button>
        </div>
        <div>
          <h2 className="profile-card__name" dir="auto">
            {name || '-'}
          </h2>
          <p className="profile-card__about muted" dir="auto">
            {profile.about_me ?? t.aboutMe}
          </p>
          <div className="profile-card__links">
            <SocialLink network="LinkedIn" href={profile.linkedin_url} />
            <SocialLink network="Twitter" href={profile.twitter_url} />
          </div>
        </div>
        <ContactFacts profile={profile} />
      </div>
    </>
  )
}
