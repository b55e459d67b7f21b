import { Avatar, chevronDown, fill, Icon, Menu, texts, type User } from '../../src/index'

const english = { menu: 'Account of {name}' }

/** What the entries that open a dialog do. */
export interface UserMenuActions {
  onPreferences: () => void
  onChangePassword: () => void
  onSignOut: () => void
}

/** The user's menu: initial and first name on the button, the rest when it opens (R27, R28). */
export function UserMenu({ user, ...actions }: UserMenuActions & { user: User }) {
  const t = texts('site-header', english)
  const name = user.first_name ?? user.email ?? ''
  return (
    <Menu
      label={fill(t.menu, { name })}
      className="site-header__user"
      content={async () => {
        const { userMenuContent } = await import('./user-menu-content')
        return userMenuContent(name, user.about_me, actions)
      }}
    >
      <Avatar name={name} />
      <span className="site-header__user-name strong trunc" dir="auto">
        {name}
      </span>
      <Icon path={chevronDown} />
    </Menu>
  )
}
