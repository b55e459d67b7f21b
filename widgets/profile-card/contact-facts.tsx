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
            <bdi>{value || '-'}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
