import {
  check,
  dots,
  fill,
  formatDate,
  Icon,
  Logo,
  Menu,
  texts,
  type SavedItem,
} from '../../src/index'

const english = {
  appliedOn: 'Applied on {date}',
  registeredOn: 'Registered on {date}',
  actions: 'Actions for {title}',
}

interface RowProps {
  item: SavedItem
  /** It is being removed: struck, and out of reach. */
  going: boolean
  onRemove: (id: number) => void
  onApply: (id: number, title: string) => void
}

/** One saved job or course, with its menu (R90-R95). */
export function SavedRow({ item, going, onRemove, onApply }: RowProps) {
  const t = texts('saved-panel', english)
  const { title, url, picture, facts, wide } = describe(item)
  const date = item.is_applied && formatDate(item.is_applied.date ?? '-')
  return (
    <li className={`saved-panel__row ${going ? 'is-going' : ''}`} inert={going}>
      <Logo name={title} src={picture} wide={wide} />
      <div className="saved-panel__main">
        <div className="saved-panel__text">
          <a className="saved-panel__title trunc" href={url} dir="auto">
            {title}
          </a>
          <div className="saved-panel__facts muted sm trunc">
            {facts.map((fact, index) => (
              <span key={index}>
                <bdi>{fact}</bdi>
              </span>
            ))}
          </div>
        </div>
        {date !== null && (
          <div className="saved-panel__state">
            <Icon path={check} />
            {fill('job_title' in item ? t.appliedOn : t.registeredOn, { date })}
          </div>
        )}
      </div>
      <Menu
        label={fill(t.actions, { title })}
        className="btn btn--ghost btn--icon"
        content={async () => {
          const { rowMenuContent } = await import('./row-menu-content')
          const canApply = 'job_title' in item && !item.is_applied
          return rowMenuContent(
            () => onRemove(item.id),
            canApply && (() => onApply(item.id, title)),
          )
        }}
      >
        <Icon path={dots} />
      </Menu>
    </li>
  )
}

function describe(item: SavedItem) {
  if ('job_title' in item) {
    return {
      title: item.job_title,
      url: `/ndt-jobs/${encodeURIComponent(item.job_slug ?? item.id)}`,
      picture: item.company_profile?.company_logo,
      facts: item.job_company_name ? [item.job_company_name] : [],
      wide: false,
    }
  }
  return {
    title: item.course_name,
    url: `/ndt-courses/${encodeURIComponent(item.course_slug ?? item.id)}`,
    picture: item.list_page_mobile_image_webp ?? item.list_page_mobile_image,
    facts: [item.course_provider, item.course_location].filter(fact => fact !== null),
    wide: true,
  }
}
