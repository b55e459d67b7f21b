import type { MouseEvent } from 'react'
import { DialogBody, Drawer, LinkButton } from '../../src/index'
import { siteHeaderTexts } from './site-header.texts'

interface DrawerProps {
  url: string
  onClose: () => void
}

/** The drawer behind List Your Company (R25, R26). */
export function ListCompanyDrawer({ url, onClose }: DrawerProps) {
  const t = siteHeaderTexts()
  // a router of the page has led on, once everybody has heard of the press
  const follow = (event: MouseEvent) => setTimeout(() => event.defaultPrevented && onClose())
  return (
    <Drawer title={t.listCompany} onClose={onClose}>
      <DialogBody>
        <p className="muted">{t.about}</p>
        <LinkButton
          kind="primary"
          size="lg"
          block
          className="site-header__list-go"
          href={url}
          onClick={follow}
        >
          {t.listCompany}
        </LinkButton>
      </DialogBody>
    </Drawer>
  )
}
