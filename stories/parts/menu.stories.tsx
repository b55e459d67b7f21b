import type { Meta, StoryObj } from '@storybook/web-components-vite'
import { dots, Icon, pencil } from '../../src/ui/icons'
import { Menu } from '../../src/ui/menu'
import type { MenuItem } from '../../src/ui/menu'
import { open } from '../support/inside'
import { part } from '../support/part'

const label = 'Actions for TOFD probe pair'

export default {
  parameters: { docs: { story: { height: '260px' } } },
  play: ({ canvasElement }) => open(canvasElement, 'menu', label),
} satisfies Meta

const show = (items: MenuItem[], head?: string) =>
  part(
    <Menu label={label} className="btn btn--ghost btn--icon" content={() => ({ items, head })}>
      <Icon path={dots} />
    </Menu>,
  )

export const Actions: StoryObj = {
  render: () =>
    show([
      { label: 'Edit', icon: pencil, onSelect() {} },
      { label: 'Preview', href: '/ndt-companies/harrow-inspection' },
      { label: 'Delete', onSelect() {}, apart: true },
    ]),
}

export const Choice: StoryObj = {
  render: () =>
    show([
      { label: 'All', checked: false },
      { label: 'Bookmarked', checked: true },
      { label: 'Applied', checked: false },
    ]),
}

export const WithHead: StoryObj = {
  render: () => show([{ label: 'My Profile', href: '/creator' }, { label: 'Sign out' }], 'Amara'),
}
