import { Fragment } from 'react'
import { Icon, mail, phone, pin, type Profile } from '../../src/index'
import { profileCardTexts } from './profile-card.texts'

/** Country, email and contact number; `-` for an empty one (R34, R35). */
export function ContactFacts({ profile }: { profile: Profile }) {
  const t = profileCardTexts()
  const facts = [
    [pin, t.country, profile.country?.name],
    [mail, t.email, profile.user.email],
    [phone, t.contactNumber, profile.contact_number],
  ] as const
  return (
    <dl className="profile-card__facts">
      {facts.map(([icon, label, value]) => (
        <div key={label} className="profile-card__fact">
          <Icon path={icon} />
          <dt>{label}</dt>
          <dd className={value ? '' : 'subtle'}>
            <bdi>{value ? breakable(value) : '-'}</bdi>
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
