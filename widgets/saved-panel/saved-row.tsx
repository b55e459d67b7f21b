import { useLayoutEffect, useRef } from 'react'
import {
  check,
  dots,
  fill,
  formatDate,
  Icon,
  Logo,
  Menu,
  type SavedItem,
  siteUrl,
  useHost,
} from '../../src/index'
import { focusRow, rowsBeside } from './beside'
import { savedPanelTexts } from './saved-panel.texts'

interface RowProps {
  item: SavedItem
  /** It is being removed: struck, and out of reach. */
  going: boolean
  /** Its bookmark can go, and the list shows that it did. */
  canRemove: boolean
  /** Whether it is gone. */
  onRemove: (item: SavedItem) => Promise<boolean | undefined>
  onApply: (id: number, title: string) => void
}

/** One saved job or course, with its menu, where anything can be done with it (R90-R95, Q111). */
export function SavedRow({ item, going, canRemove, onRemove, onApply }: RowProps) {
  const t = savedPanelTexts()
  const { root } = useHost()
  const row = useRef<HTMLLIElement>(null)
  const link = useRef<HTMLAnchorElement>(null)
  const { title, url, picture, facts, wide } = describe(item)
  const date = item.is_applied?.date
  const on = 'job_title' in item ? t.appliedOn : t.registeredOn
  const done = 'job_title' in item ? t.applied : t.registered

  // another tab may take it away
  useLayoutEffect(() => {
    const own = row.current!
    return () => {
      if (!own.contains(root.activeElement)) return
      const rows = rowsBeside(own)
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) focusRow(rows, root.querySelector('.empty a'))
      })
    }
  }, [root])

  /** Its own button is out of reach, until the removal has failed. */
  async function remove() {
    const own = row.current!
    focusRow(rowsBeside(own), own.parentElement)
    const at = root.activeElement
    if (await onRemove(item)) return
    requestAnimationFrame(() => at === root.activeElement && own.querySelector('button')?.focus())
  }

  /** The menu goes with the application; the title takes the focus that the dialog gives back. */
  function apply() {
    link.current!.focus()
    onApply(item.id, title)
  }

  return (
    <li ref={row} className="saved-panel__row" inert={going}>
      <Logo name={title} src={picture} wide={wide} />
      <div className="saved-panel__main">
        <div className="saved-panel__text">
          <a ref={link} className="saved-panel__title row-link" href={url} dir="auto">
            {title}
          </a>
          <div className="saved-panel__facts muted sm">
            {facts.map((fact, index) => (
              <span key={index}>
                <bdi>{fact}</bdi>
              </span>
            ))}
          </div>
        </div>
        {item.is_applied && (
          <div className="saved-panel__state">
            <Icon path={check} />
            {date ? fill(on, { date: formatDate(date) }) : done}
          </div>
        )}
      </div>
      {canRemove && (
        <Menu
          label={fill(t.actions, { title })}
          className="btn btn--ghost btn--icon"
          content={async () => {
            const { rowMenuContent } = await import('./row-menu-content')
            const canApply = 'job_title' in item && !item.is_applied
            return rowMenuContent(remove, canApply && apply)
          }}
        >
          <Icon path={dots} />
        </Menu>
      )}
    </li>
  )
}

function describe(item: SavedItem) {
  if ('job_title' in item) {
    return {
      title: item.job_title,
      url: siteUrl(`/ndt-jobs/${encodeURIComponent(item.job_slug ?? item.id)}`),
      picture: item.company_profile?.company_logo,
      facts: item.job_company_name ? [item.job_company_name] : [],
      wide: false,
    }
  }
  return {
    title: item.course_name,
    url: siteUrl(`/ndt-courses/${encodeURIComponent(item.course_slug ?? item.id)}`),
    picture: item.list_page_mobile_image_webp ?? item.list_page_mobile_image,
    facts: [item.course_provider, item.course_location].filter(fact => fact !== null),
    wide: true,
  }
}
