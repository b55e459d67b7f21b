import { Icon, useHost, useLazyPart, watchFocus } from '../../src/index'
import { building, chevronUp } from './icons'
import { siteHeaderTexts } from './site-header.texts'

/** List Your Company on narrow screens: a bar at the lower edge that opens a drawer (R26, Q23). */
export function ListCompany({ url }: { url: string }) {
  const t = siteHeaderTexts()
  const { root } = useHost()
  const {
    part: Drawer,
    open,
    close,
  } = useLazyPart(async (button: Element) => {
    const hasGoneOn = watchFocus(root, button)
    const { ListCompanyDrawer } = await import('./list-company-drawer')
    return hasGoneOn() ? undefined : ListCompanyDrawer
  })

  return (
    <>
      <button
        type="button"
        className="site-header__list"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => void open(currentTarget)}
      >
        <Icon path={building} className="i--20" />
        <span>{t.listCompany}</span>
        <Icon path={chevronUp} className="i--20" />
      </button>
      {Drawer && <Drawer url={url} onClose={close} />}
    </>
  )
}
