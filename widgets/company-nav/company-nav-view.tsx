import { Icon, LinkButton, Logo, mark, SignInLink, siteUrl } from '../../src/index'
import { outside } from './icons'
import { companyNavTexts } from './company-nav.texts'
import type { NavLink } from './links'

interface ViewProps {
  /** The company's; its initial stands in for the logo (R138). */
  name: string
  logo?: string | null
  links: NavLink[]
  /** The page's own path: the item that it belongs to is marked. */
  path: string
  /** Where to sign in, when the session has ended. */
  signIn?: string | undefined
}

/**
 * Every state of the navigation, from props alone.
 *
 * @csspart header - the bar
 */
export function CompanyNavView({ name, logo, links, path, signIn }: ViewProps) {
  const t = companyNavTexts()
  return (
    <header part="header" className="company-nav">
      <div className="company-nav__in">
        <a className="company-nav__mark" href={siteUrl('/')} aria-label={t.home}>
          <svg viewBox="0 0 30 30" aria-hidden="true">
            <rect width="30" height="30" rx="7" />
            <path d={mark} />
          </svg>
          NDT
        </a>
        <Area path={path} />
        <span className="company-nav__links">
          {links.map(({ label, url }) => (
            <LinkButton key={url} kind="ghost" href={url}>
              {label}
            </LinkButton>
          ))}
          <LinkButton
            kind="ghost"
            href={siteUrl('/dashboard/home')}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={t.dashboard}
          >
            {t.dashboard}
            <Icon path={outside} />
          </LinkButton>
        </span>
        {signIn && <SignInLink size="sm" kind="primary" href={signIn} />}
        <span className="company-nav__badge">
          <Logo name={name} src={logo} />
          <b className="trunc" dir="auto">
            {name}
          </b>
        </span>
      </div>
    </header>
  )
}

/** The area's items (R139). */
function Area({ path }: { path: string }) {
  const t = companyNavTexts()
  const items = [
    [siteUrl('/company/profile'), t.profile],
    [siteUrl('/company/products'), t.products],
    [siteUrl('/company/services'), t.services],
  ] as const
  return (
    <nav className="company-nav__area" aria-label={t.area}>
      {items.map(([url, label]) => (
        <a key={url} href={url} aria-current={currentOf(url, path)}>
          {label}
        </a>
      ))}
    </nav>
  )
}

function currentOf(url: string, path: string): 'page' | 'true' | undefined {
  if (path === url) return 'page'
  return path.startsWith(`${url}/`) ? 'true' : undefined
}
