import { useRef } from 'react'
import {
  Card,
  Empty,
  fill,
  getConfig,
  Menu,
  MoreLink,
  Select,
  SkeletonRows,
  texts,
  Icon,
  type SavedItem,
  type SavedKind,
  type SavedRows,
} from '../../src/index'
import { SavedRow } from './saved-row'

const funnel = 'M3 5.25h14M5.75 10h8.5M8.25 14.75h3.5'

const english = {
  title: 'Saved',
  kind: 'Show',
  jobs: 'Jobs',
  courses: 'Courses',
  filter: 'Filter',
  all: 'All',
  bookmarked: 'Bookmarked',
  applied: 'Applied',
  registered: 'Registered',
  either: '{a} or {b}',
  none: 'No {rows} {kind} found',
  start: 'Click here to start exploring!',
  exploreJobs: 'Explore Jobs',
  exploreCourses: 'Explore Courses',
  failed: 'The bookmark could not be changed.',
}

interface ViewProps {
  kind: SavedKind
  filter: SavedRows
  /** None while they are on their way. */
  items?: SavedItem[]
  /** Rows that are being removed. */
  going: readonly number[]
  /** The last removal failed. */
  hasFailed: boolean
  onKind: (kind: SavedKind) => void
  onFilter: (filter: SavedRows) => void
  onRemove: (id: number) => void
  onApply: (id: number, title: string) => void
}

/** Every state of the panel, from props alone. */
export function SavedPanelView({ kind, filter, items, going, hasFailed, ...on }: ViewProps) {
  const t = texts('saved-panel', english)
  const list = useRef<HTMLUListElement>(null)
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
  const exploreUrl = kind === 'jobs' ? '/ndt-jobs' : '/ndt-courses'
  const explore = kind === 'jobs' ? t.exploreJobs : t.exploreCourses

  /** The row's own button goes; the focus stays in the list. */
  function remove(id: number) {
    list.current?.focus()
    on.onRemove(id)
  }

  return (
    <Card
      title={t.title}
      busy={!items}
      className="saved-panel"
      actions={
        <>
          <Select
            label={t.kind}
            value={kind}
            options={[
              { value: 'jobs', label: t.jobs },
              { value: 'courses', label: t.courses },
            ]}
            onChange={on.onKind}
          />
          <Menu
            label={`${t.filter}: ${labels[filter]}`}
            className={`btn btn--ghost ${filter === 'all' ? 'btn--icon' : 'saved-panel__set'}`}
            content={() => ({
              items: (['all', 'bookmarked', 'applied'] as const).map(value => ({
                label: labels[value],
                checked: value === filter,
                onSelect: () => on.onFilter(value),
              })),
            })}
          >
            <Icon path={funnel} />
            {filter !== 'all' && labels[filter]}
          </Menu>
        </>
      }
      footer={!!items?.length && <MoreLink href={exploreUrl}>{explore}</MoreLink>}
    >
      {hasFailed && getConfig().failureNotes && (
        <p className="saved-panel__failed" role="status">
          {t.failed}
        </p>
      )}
      {!items && <SkeletonRows rows={4} />}
      {items?.length === 0 && (
        <Empty text={fill(t.none, { rows: rows[filter], kind: t[kind] })}>
          <a className="link" href={exploreUrl}>
            {t.start}
          </a>
        </Empty>
      )}
      {!!items?.length && (
        <ul ref={list} className="rows saved-panel__rows" tabIndex={-1} aria-label={t[kind]}>
          {items.map(item => (
            <SavedRow
              key={item.id}
              item={item}
              going={going.includes(item.id)}
              onRemove={remove}
              onApply={on.onApply}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}
