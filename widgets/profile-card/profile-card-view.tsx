import type { ReactNode } from 'react'
import {
  Avatar,
  Button,
  Icon,
  Lacking,
  pencil,
  ProfileFailure,
  Surface,
  type ApiError,
  type Invitations,
  type Part,
  type Profile,
} from '../../src/index'
import { Band } from './band'
import { ContactFacts } from './contact-facts'
import { camera } from './icons'
import { ProfileSkeleton } from './profile-skeleton'
import { SocialLink } from './social-link'
import { profileCardTexts } from './profile-card.texts'

interface FilledProps {
  profile: Profile
  invitations: Invitations
  onEdit: () => void
  onEditPhoto: () => void
  /** Opens the dialog at the field of a part. */
  onAdd: (part: Part) => void
}

interface ViewProps extends Omit<FilledProps, 'profile'> {
  /** None while it is on its way. */
  profile: Profile | undefined
  error: ApiError | undefined
  /** The dialogs that it opened. */
  children: ReactNode
}

/** Every state of the card, from props alone. */
export function ProfileCardView({ profile, error, children, ...on }: ViewProps) {
  return (
    <Surface label={profileCardTexts().title} className="profile-card" busy={!profile && !error}>
      {profile ? (
        <Filled profile={profile} {...on} />
      ) : error ? (
        <ProfileFailure error={error} />
      ) : (
        <ProfileSkeleton />
      )}
      {children}
    </Surface>
  )
}

function Filled({ profile, onEdit, onEditPhoto, ...adding }: FilledProps) {
  const t = profileCardTexts()
  const name = profile.user.first_name ?? ''
  const { lacking, shown } = adding.invitations
  return (
    <>
      {shown ? <shown.Strength lacking={lacking} /> : <Band />}
      <Button kind="ghost" icon className="profile-card__edit" aria-label={t.edit} onClick={onEdit}>
        <Icon path={pencil} />
      </Button>
      <div className="profile-card__in">
        <div className={`profile-card__top ${lacking.length ? 'is-asked' : ''}`}>
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
          {shown && <shown.NextStep part={lacking[0]} onAdd={adding.onAdd} />}
        </div>
        <div>
          <h2 className="profile-card__name" dir="auto">
            {name || '-'}
          </h2>
          <p className="profile-card__about muted" dir={profile.about_me ? 'auto' : undefined}>
            <Lacking part="about_me" {...adding}>
              {profile.about_me ?? t.aboutMe}
            </Lacking>
          </p>
          <div className="profile-card__links">
            <SocialLink network="LinkedIn" href={profile.linkedin_url} />
            <SocialLink network="Twitter" href={profile.twitter_url} />
          </div>
        </div>
        <ContactFacts profile={profile} {...adding} />
      </div>
    </>
  )
}
