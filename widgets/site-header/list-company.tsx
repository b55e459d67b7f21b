import { Icon, useLazyPart } from '../../src/index'
import { building, chevronUp } from './icons'
import { siteHeaderTexts } from './site-header.texts'

/** List Your Company on narrow screens: a bar at the lower edge that opens a drawer (R26, Q23). */
export function ListCompany({ url }: { url: string }) {
  const t = siteHeaderTexts()
  const {
    part: Drawer,
    open,
    close,
  } = useLazyPart(async () => (await import('./list-company-drawer')).ListCompanyDrawer)

  return (
    <>
      <button
        type="button"
        className="site-header__list"
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <Icon path={building} className="i--20" />
        <span>{t.listCompany}</span>
        <Icon path={chevronUp} className="i--20" />
      </button>
      {Drawer && <Drawer url={url} onClose={close} />}
    </>
  )
}
