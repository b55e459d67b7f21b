import { useRef, useState } from 'react'
import { fill } from '../../texts'
import { keptOf, type Kept, type SavedView } from '../kept'
import { readableOf, type PlaceInList } from '../place-in-list'
import type { TableSource } from '../source'
import { NameField } from './name-field'
import { DeletedView, OneView } from './one-view'
import { placeOf, searchOf, viewsIn } from './views'
import { viewTexts } from './view.texts'

interface SavedViewsProps {
  source: Pick<TableSource<never>, 'fields' | 'columns' | 'name'>
  isSortable: boolean
  place: PlaceInList
  views: unknown
  /** Keeps them, and says what was done; whether the device has taken them. */
  onKeep: (change: Kept, done: string) => boolean
  onApply: (change: Partial<PlaceInList>) => void
}

/** Views that a device did not take: they hold until the page is left, also once the panel was closed. */
const refused = new WeakSet<object>()

/** Filters and orders under names: applied, renamed, deleted, and the one in view saved. */
export function SavedViews(props: SavedViewsProps) {
  const { source, isSortable, place, onKeep, onApply } = props
  const t = viewTexts()
  const views = viewsIn(props.views)
  const readable = readableOf(source, isSortable)
  const search = searchOf(readable, place)
  const [renamed, setRenamed] = useState<string>()
  const [deleted, setDeleted] = useState<SavedView[]>([])
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLDivElement>(null)

  /** Another tab may have kept some meanwhile; where the device takes nothing more, those in view are the latest. */
  const latest = () => {
    const kept = keptOf(source.name).views
    return kept && !refused.has(props.views as object) ? viewsIn(kept) : views
  }

  function keep(views: SavedView[], done: string) {
    if (!onKeep({ views }, done)) refused.add(views)
  }

  function save(name: string) {
    const view = { name, search }
    const before = latest()
    const others = without(before, view)
    const done = others.length < before.length ? t.replacedView : t.savedView
    keep([...others, view], fill(done, { name }))
  }

  function rename({ name }: SavedView, to: string) {
    const next = latest().map(view => (view.name === name ? { ...view, name: to } : view))
    keep(next, fill(t.renamedView, { name, to }))
    leave()
  }

  /** Its field goes with the focus. */
  function leave() {
    list.current!.focus()
    setRenamed(undefined)
  }

  function remove(view: SavedView) {
    setDeleted([...without(deleted, view), view])
    keep(without(latest(), view), fill(t.deletedView, { name: view.name }))
  }

  function putBack(view: SavedView) {
    field.current!.querySelector('input')!.focus()
    setDeleted(without(deleted, view))
    keep([...without(latest(), view), view], fill(t.undeletedView, { name: view.name }))
  }

  /** But for those whose name another view has got since. */
  const undoable = deleted.filter(({ name }) => !views.some(view => view.name === name))

  return (
    <section className="view-panel__part" aria-label={t.views}>
      <span className="view-panel__title" aria-hidden="true">
        {t.views}
      </span>
      {views.length || undoable.length ? (
        <ul ref={list} className="view-panel__views" tabIndex={-1} aria-label={t.views}>
          {views.map(view => (
            <OneView
              key={view.name}
              {...{ view, latest }}
              isShown={searchOf(readable, placeOf(readable, view)) === search}
              isRenamed={renamed === view.name}
              onApply={() => onApply(placeOf(readable, view))}
              onRename={() => setRenamed(view.name)}
              onName={name => rename(view, name)}
              onCancel={leave}
              onDelete={() => remove(view)}
            />
          ))}
          {undoable.map(view => (
            <DeletedView key={view.name} name={view.name} onUndo={() => putBack(view)} />
          ))}
        </ul>
      ) : (
        <p className="sm muted">{t.noViews}</p>
      )}
      <div ref={field}>
        <NameField label={t.viewName} taken={() => []} onName={save} />
      </div>
    </section>
  )
}

const without = (views: readonly SavedView[], { name }: SavedView) =>
  views.filter(view => view.name !== name)
