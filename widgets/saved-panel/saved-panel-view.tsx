import {
  Card,
  Empty,
  Failure,
  fill,
  getConfig,
  Menu,
  MoreLink,
  SAVED_ROWS,
  Select,
  SkeletonRows,
  Icon,
  useAnother,
  type SavedItem,
  type SavedKind,
  type SavedRows,
  siteUrl,
} from '../../src/index'
import { SavedRow } from './saved-row'
import { savedPanelTexts } from './saved-panel.texts'
import { funnel } from './icons'

interface ViewProps {
  kind: SavedKind
  filter: SavedRows
  /** None while they are on their way. */
  items?: SavedItem[]
  /** Where to sign in, when the session has ended (Q109). */
  signIn: string | undefined
  /** Rows that are being removed. */
  going: readonly (number | SavedItem)[]
  /** Why the last removal failed; '' where it did not. */
  failed: string
  /** There where the list could not be read, and that is to be said (Q109). */
  onRetry: (() => Promise<void>) | undefined
  onKind: (kind: SavedKind) => void
  onFilter: (filter: SavedRows) => void
  onRemove: (item: SavedItem) => Promise<boolean | undefined>
  onApply: (id: number, title: string) => void
}

/** Every state of the panel, from props alone. */
export function SavedPanelView({ kind, filter, items, signIn, ...panel }: ViewProps) {
  const t = savedPanelTexts()
  const { going, failed, ...on } = panel
  const labels = {
    all: t.all,
    bookmarked: t.bookmarked,
    applied: kind === 'jobs' ? t.applied : t.registered,
  }
  // Q26: the filter says Registered, the sentence for one filter Applied
  const rows = {
    ...labels,
    all: fill(t.either, { a: t.bookmarked, b: labels.applied }),
    applied: t.applied,
  }
  const exploreUrl = siteUrl(kind === 'jobs' ? '/ndt-jobs' : '/ndt-courses')
  const explore = kind === 'jobs' ? t.exploreJobs : t.exploreCourses

  // a failure says itself; what can be read after it is told, be it by Retry or by another choice
  useAnother(!on.onRetry && kind + filter, !!items, async root => {
    if (!on.onRetry) (await import('./say-rows')).sayRows(root, kind, items!.length)
  })

  return (
    <Card
      title={t.title}
      busy={!items}
      className="saved-panel"
      actions={<Choices {...{ kind, filter, labels }} {...on} />}
      footer={!!items?.length && <MoreLink href={exploreUrl}>{explore}</MoreLink>}
    >
      {failed && getConfig().failureNotes && <p className="saved-panel__failed">{failed}</p>}
      {on.onRetry && (
        <Failure text={fill(t.missing, { kind: t[kind] })} signIn={signIn} onRetry={on.onRetry} />
      )}
      {!items && <SkeletonRows rows={4} />}
      {items?.length === 0 && !on.onRetry && (
        <Empty text={fill(t.none, { rows: rows[filter], kind: t[kind] })}>
          <a className="link" href={exploreUrl}>
            {t.start}
          </a>
        </Empty>
      )}
      {!!items?.length && (
        <ul className="rows saved-panel__rows" tabIndex={-1} aria-label={t[kind]}>
          {items.map(item => (
            <SavedRow
              key={item.id}
              item={item}
              going={going.includes(item.id) || going.includes(item)}
              // Q111: in the other lists, an application would hold the row
              canRemove={!item.is_applied || filter === 'bookmarked'}
              onRemove={on.onRemove}
              onApply={on.onApply}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

type ChoicesProps = Pick<ViewProps, 'kind' | 'filter' | 'onKind' | 'onFilter'> & {
  labels: Record<SavedRows, string>
}

/** Which of the two lists is shown, and which of its rows (R85, R86). */
function Choices({ kind, filter, labels, onKind, onFilter }: ChoicesProps) {
  const t = savedPanelTexts()
  return (
    <>
      <Select
        label={t.kind}
        value={kind}
        options={[
          { value: 'jobs', label: t.jobs },
          { value: 'courses', label: t.courses },
        ]}
        onChange={onKind}
      />
      <Menu
        label={`${t.filter}: ${labels[filter]}`}
        className={`btn btn--ghost ${filter === 'all' ? 'btn--icon' : 'saved-panel__set'}`}
        content={() => ({
          items: SAVED_ROWS.map(value => ({
            label: labels[value],
            checked: value === filter,
            onSelect: () => onFilter(value),
          })),
        })}
      >
        <Icon path={funnel} />
        {filter !== 'all' && labels[filter]}
      </Menu>
    </>
  )
}
