import { useState } from 'react'
import { Icon, LinkButton, mark, type User, siteUrl } from '../../src/index'
import { building } from './icons'
import { ListCompany } from './list-company'
import { Search } from './search'
import { Tagline } from './tagline'
import { UserMenu } from './user-menu'
import type { UserMenuActions } from './user-menu-content'
import { siteHeaderTexts } from './site-header.texts'

interface ViewProps extends UserMenuActions {
  user: User | null
  listCompanyUrl: string
  onSearch: (query: string) => void
}

/**
 * Every state of the header, from props alone.
 *
 * @csspart header - the bar
 */
export function SiteHeaderView({ user, listCompanyUrl, onSearch, ...actions }: ViewProps) {
  const t = siteHeaderTexts()
  const [isSearching, setSearching] = useState(false)
  return (
    <>
      <header part="header" className={`site-header ${isSearching ? 'is-searching' : ''}`}>
        <div className="site-header__in">
          <a className="site-header__mark" href={siteUrl('/')} aria-label={t.home}>
            <svg viewBox="0 0 30 30" aria-hidden="true">
              <rect width="30" height="30" rx="7" />
              <path d={mark} />
            </svg>
            NDT
          </a>
          <Tagline />
          <span className="site-header__space" />
          <Search isOpen={isSearching} onOpen={setSearching} onSearch={onSearch} />
          <LinkButton className="site-header__wide" href={listCompanyUrl}>
            <Icon path={building} />
            {t.listCompany}
          </LinkButton>
          {user ? (
            <UserMenu user={user} {...actions} />
          ) : (
            <LinkButton kind="ghost" href={siteUrl('/user-sign-in')}>
              {t.signIn}
            </LinkButton>
          )}
        </div>
      </header>
      <ListCompany url={listCompanyUrl} />
    </>
  )
}
