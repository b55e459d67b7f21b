import { Fragment } from 'react'
import {
  Icon,
  Lacking,
  mail,
  phone,
  pin,
  type Invitations,
  type Part,
  type Profile,
} from '../../src/index'
import { profileCardTexts } from './profile-card.texts'

interface ContactFactsProps {
  profile: Profile
  invitations: Invitations
  onAdd: (part: Part) => void
}

/** Country, email and contact number; `-` for an empty one (R34, R35). */
export function ContactFacts({ profile, ...rest }: ContactFactsProps) {
  const t = profileCardTexts()
  const facts = [
    ['country', pin, t.country, profile.country?.name],
    ['email', mail, t.email, profile.user.email],
    ['contact_number', phone, t.contactNumber, profile.contact_number],
  ] as const
  return (
    <dl className="profile-card__facts">
      {facts.map(([part, icon, label, value]) => (
        <div key={label} className="profile-card__fact">
          <Icon path={icon} />
          <dt>{label}</dt>
          <dd className={value ? '' : 'subtle'}>
            <Lacking {...rest} part={part as Part}>
              <bdi>{value ? breakable(value) : '-'}</bdi>
            </Lacking>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An address that is too long for its line goes on at its @ or at a dot, and not within a word. */
function breakable(text: string) {
  return text.split(/(?=[@.])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
