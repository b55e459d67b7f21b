import { useRef, useState } from 'react'
import { fill } from '../../texts'
import { Button } from '../../ui/button'
import { bin, Icon, pencil } from '../../ui/icons'
import { keptOf, type Kept, type SavedView } from '../kept'
import type { PlaceInList } from '../place-in-list'
import type { TableSource } from '../source'
import { NameField } from './name-field'
import { placeOf, searchOf, viewsIn } from './views'
import { viewTexts } from './view.texts'

interface SavedViewsProps {
  source: Pick<TableSource<never>, 'fields' | 'columns' | 'name'>
  place: PlaceInList
  views: unknown
  /** Keeps them, and says what was done. */
  onKeep: (change: Kept, done: string) => void
  onApply: (change: Partial<PlaceInList>) => void
}

/** Filters and orders under names: applied, renamed, deleted, and the one in view saved. */
export function SavedViews({ source, place, onKeep, onApply, ...props }: SavedViewsProps) {
  const t = viewTexts()
  const views = viewsIn(props.views)
  const search = searchOf(source, place)
  const [renamed, setRenamed] = useState<string>()
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLDivElement>(null)

  /** Another tab may have kept some meanwhile. */
  const latest = () => {
    const kept = viewsIn(keptOf(source.name).views)
    return kept.length ? kept : views
  }

  function save(name: string) {
    const others = latest().filter(view => view.name !== name)
    onKeep({ views: [...others, { name, search }] }, fill(t.savedView, { name }))
  }

  function rename({ name }: SavedView, to: string) {
    const next = latest().map(view => (view.name === name ? { ...view, name: to } : view))
    onKeep({ views: next }, fill(t.renamedView, { name, to }))
    leave()
  }

  /** Its field goes with the focus. */
  function leave() {
    list.current!.focus()
    setRenamed(undefined)
  }

  function remove({ name }: SavedView) {
    field.current!.querySelector('input')!.focus()
    onKeep({ views: latest().filter(view => view.name !== name) }, fill(t.deletedView, { name }))
  }

  return (
    <section className="view-panel__part" aria-label={t.views}>
      <span className="view-panel__title" aria-hidden="true">
        {t.views}
      </span>
      {views.length ? (
        <ul ref={list} className="view-panel__views" tabIndex={-1} aria-label={t.views}>
          {views.map(view => (
            <OneView
              key={view.name}
              {...{ view, views }}
              isShown={view.search === search}
              isRenamed={renamed === view.name}
              onApply={() => onApply(placeOf(source, view))}
              onRename={() => setRenamed(view.name)}
              onName={name => rename(view, name)}
              onCancel={leave}
              onDelete={() => remove(view)}
            />
          ))}
        </ul>
      ) : (
        <p className="sm muted">{t.noViews}</p>
      )}
      <div ref={field}>
        <NameField label={t.viewName} taken={[]} onName={save} />
      </div>
    </section>
  )
}

interface OneViewProps {
  view: SavedView
  views: readonly SavedView[]
  /** The list shows it. */
  isShown: boolean
  isRenamed: boolean
  onApply: () => void
  onRename: () => void
  onName: (name: string) => void
  onCancel: () => void
  onDelete: () => void
}

/** A saved view: what applies it, and what can be done with it. */
function OneView({ view, views, isShown, isRenamed, ...on }: OneViewProps) {
  const t = viewTexts()
  const { name } = view
  const look = { kind: 'ghost', size: 'sm' } as const
  if (isRenamed) {
    return (
      <li className="view-panel__view">
        <NameField
          label={fill(t.newName, { name })}
          start={name}
          taken={views}
          onName={on.onName}
          onCancel={on.onCancel}
        />
      </li>
    )
  }
  return (
    <li className="view-panel__view">
      <Button
        {...look}
        className="view-panel__apply"
        dir="auto"
        aria-pressed={isShown}
        onClick={on.onApply}
      >
        {name}
      </Button>
      <Button {...look} icon aria-label={fill(t.renameView, { name })} onClick={on.onRename}>
        <Icon path={pencil} />
      </Button>
      <Button {...look} icon aria-label={fill(t.deleteView, { name })} onClick={on.onDelete}>
        <Icon path={bin} />
      </Button>
    </li>
  )
}
