import { Avatar, chevronDown, fill, Icon, Menu, type User } from '../../src/index'
import type { UserMenuActions } from './user-menu-content'
import { siteHeaderTexts } from './site-header.texts'

/** The user's menu: initial and first name on the button, the rest when it opens (R27, R28). */
export function UserMenu({ user, ...actions }: UserMenuActions & { user: User }) {
  const t = siteHeaderTexts()
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
