import { Icon, LinkButton, fill, texts } from '../../src/index'
import { linkedIn, twitter } from './icons'

const icons = { LinkedIn: linkedIn, Twitter: twitter }
const english = { notSet: '{network}, not set', newTab: '{network} (opens in a new tab)' }

/** A link to the user's page on a network; greyed out when there is none (R33). */
export function SocialLink({
  network,
  href,
}: {
  network: keyof typeof icons
  href: string | null
}) {
  const t = texts('profile-card', english)
  // only web addresses become links: a stored `javascript:` must not
  const isSet = /^https?:\/\//i.test(href ?? '')
  const target = isSet
    ? { href: href!, target: '_blank', rel: 'noopener noreferrer' }
    : { role: 'link', 'aria-disabled': true }
  return (
    <LinkButton
      kind="ghost"
      icon
      aria-label={fill(isSet ? t.newTab : t.notSet, { network })}
      {...target}
    >
      <Icon path={icons[network]} className="i--20" />
    </LinkButton>
  )
}
