import { fill, Icon, LinkButton, linkedIn, twitter } from '../../src/index'
import { profileCardTexts } from './profile-card.texts'

const icons = { LinkedIn: linkedIn, Twitter: twitter }
/** A link to the user's page on a network; greyed out when there is none (R33). */
export function SocialLink({
  network,
  href,
}: {
  network: keyof typeof icons
  href: string | null
}) {
  const t = profileCardTexts()
  // `linkedin.com/in/a` is stored as it was typed, or taken over from elsewhere; `jane.smith` is no address
  const url = /^([\w-]+\.)+[a-z]{2,}\/./i.test(href ?? '') ? `https://${href}` : href
  // only web addresses become links: a stored `javascript:` must not
  const isSet = /^https?:\/\//i.test(url ?? '')
  const target = isSet
    ? { href: url!, target: '_blank', rel: 'noopener noreferrer' }
    : { role: 'link', 'aria-disabled': true }
  return (
    <LinkButton
      kind="ghost"
      icon
      aria-label={isSet ? network : fill(t.notSet, { network })}
      {...target}
    >
      <Icon path={icons[network]} className="i--20" />
    </LinkButton>
  )
}
