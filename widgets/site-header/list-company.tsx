import { useState, type ComponentType } from 'react'
import { Icon, texts, useHost } from '../../src/index'
import { building, chevronUp } from './icons'
import type { DrawerProps } from './list-company-drawer'

const english = { listCompany: 'List Your Company' }

/** List Your Company on narrow screens: a bar at the lower edge that opens a drawer (R26, Q23). */
export function ListCompany({ url }: { url: string }) {
  const host = useHost()
  const t = texts('site-header', english)
  const [Drawer, setDrawer] = useState<ComponentType<DrawerProps>>()
  const [isOpen, setOpen] = useState(false)

  function open() {
    setOpen(true)
    void import('./list-company-drawer').then(
      part => setDrawer(() => part.ListCompanyDrawer),
      error => host.report(error, 'load'),
    )
  }

  return (
    <>
      <button type="button" className="site-header__list" aria-haspopup="dialog" onClick={open}>
        <Icon path={building} className="i--20" />
        <span>{t.listCompany}</span>
        <Icon path={chevronUp} className="i--20" />
      </button>
      {Drawer && <Drawer url={url} open={isOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
