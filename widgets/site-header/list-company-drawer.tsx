import { Dialog, DialogBody, LinkButton, texts } from '../../src/index'

const english = {
  listCompany: 'List Your Company',
  about: 'Companies keep a public profile and list products and services.',
}

/** What the drawer needs of the bar that opens it. */
export interface DrawerProps {
  url: string
  open: boolean
  onClose: () => void
}

/** The drawer behind List Your Company (R25, R26). */
export function ListCompanyDrawer({ url, open, onClose }: DrawerProps) {
  const t = texts('site-header', english)
  return (
    <Dialog drawer title={t.listCompany} open={open} onClose={onClose}>
      <DialogBody>
        <p className="muted">{t.about}</p>
        <LinkButton kind="primary" size="lg" block className="site-header__list-go" href={url}>
          {t.listCompany}
        </LinkButton>
      </DialogBody>
    </Dialog>
  )
}
