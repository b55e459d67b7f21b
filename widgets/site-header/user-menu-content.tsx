import { Avatar, door, person, sliders, type MenuContent, siteUrl } from '../../src/index'
import { lock } from './menu-icons'
import { siteHeaderTexts } from './site-header.texts'

/** What the entries that open a dialog do. */
export interface UserMenuActions {
  onPreferences: () => void
  onChangePassword: () => void
  onSignOut: () => void
}

/** Who is signed in, and the account's entries (R27, R28). */
export function userMenuContent(
  name: string,
  aboutMe: string | null,
  { onPreferences, onChangePassword, onSignOut }: UserMenuActions,
): MenuContent {
  const t = siteHeaderTexts()
  const head = (
    <>
      <Avatar name={name} className="site-header__user-av" />
      <div className="trunc">
        <div className="strong trunc" dir="auto">
          {name}
        </div>
        {aboutMe && (
          <div className="sm subtle trunc" dir="auto">
            {aboutMe}
          </div>
        )}
      </div>
    </>
  )
  const items = [
    { label: t.profile, icon: person, href: siteUrl('/creator') },
    { label: t.preferences, icon: sliders, onSelect: onPreferences },
    { label: t.changePassword, icon: lock, onSelect: onChangePassword },
    { label: t.signOut, icon: door, onSelect: onSignOut, apart: true },
  ]
  return { head, items }
}
