import { useEffect } from 'react'
import { $user, navigate, useDialogTag, useHost, useStore, siteUrl } from '../../src/index'
import { SiteHeaderView } from './site-header-view'

/** Where the header leads. */
export interface SiteHeaderProps {
  searchUrl: string
  listCompanyUrl: string
}

/** The site's header; its user menu opens the account's dialogs. */
export function SiteHeader({ searchUrl, listCompanyUrl }: SiteHeaderProps) {
  const host = useHost()
  const user = useStore($user)
  const preferences = useDialogTag('ndt-preferences')
  const password = useDialogTag('ndt-change-password')
  const signOut = useDialogTag('ndt-sign-out')
  useEffect(() => host.reveal(true), [host])
  return (
    <>
      <SiteHeaderView
        user={user}
        listCompanyUrl={siteUrl(listCompanyUrl)}
        onSearch={query => {
          const page = siteUrl(searchUrl)
          const mark = page.includes('?') ? '&' : '?'
          navigate(host, `${page}${mark}q=${encodeURIComponent(query)}`)
        }}
        onPreferences={() => preferences.open()}
        onChangePassword={() => password.open()}
        onSignOut={() => signOut.open()}
      />
      {preferences.dialog}
      {password.dialog}
      {signOut.dialog}
    </>
  )
}
