import { useEffect, useState } from 'react'
import {
  getConfig,
  savedList,
  signInAfter,
  useDialogTag,
  useQuery,
  type SavedItem,
  type SavedKind,
  type SavedRows,
} from '../../src/index'
import { SavedPanelView } from './saved-panel-view'
import { useRemoval } from './use-removal'

/** What the page chooses to show first. */
export interface SavedPanelProps {
  kind: SavedKind
  filter: SavedRows
}

/** Saved jobs and courses, with filter, removal and quick apply. */
export function SavedPanel(first: SavedPanelProps) {
  const [kind, setKind] = useState(first.kind)
  const [filter, setFilter] = useState(first.filter)
  useEffect(() => setKind(first.kind), [first.kind])
  useEffect(() => setFilter(first.filter), [first.filter])

  const $list = savedList(kind, filter)
  const { data, error } = useQuery<SavedItem[]>($list)
  const isMissing = error && !data
  const signIn = signInAfter(error)
  const isSaid = signIn || (isMissing && getConfig().failureNotes)
  const { going, remove, failed } = useRemoval(kind)
  const apply = useDialogTag('ndt-quick-apply')
  return (
    <>
      <SavedPanelView
        kind={kind}
        filter={filter}
        items={isMissing ? [] : data}
        signIn={signIn}
        onRetry={isSaid ? $list.refetch : undefined}
        going={going}
        failed={failed}
        onKind={setKind}
        onFilter={setFilter}
        onRemove={remove}
        onApply={(id, title) => apply.open({ 'job-id': id, 'job-title': title })}
      />
      {apply.dialog}
    </>
  )
}
