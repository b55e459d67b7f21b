import { useLayoutEffect, useRef } from 'react'
import { fill } from '../../texts'
import { Button } from '../../ui/button'
import { useHost } from '../../ui/host'
import { bin, Icon, pencil } from '../../ui/icons'
import type { SavedView } from '../kept'
import { NameField } from './name-field'
import { viewTexts } from './view.texts'

interface OneViewProps {
  view: SavedView
  /** All that there are by now. */
  latest: () => readonly SavedView[]
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
export function OneView({ view, latest, isShown, isRenamed, ...on }: OneViewProps) {
  const t = viewTexts()
  const { name } = view
  const look = { kind: 'ghost', size: 'sm' } as const
  if (isRenamed) {
    return (
      <li className="view-panel__view">
        <NameField
          label={fill(t.newName, { name })}
          start={name}
          taken={latest}
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

/** A view that was deleted while the panel is open, and what brings it back; that has the focus of what deleted it, if nothing else has. */
export function DeletedView({ name, onUndo }: { name: string; onUndo: () => void }) {
  const t = viewTexts()
  const row = useRef<HTMLLIElement>(null)
  const { root } = useHost()
  useLayoutEffect(() => {
    if (!root.activeElement) row.current!.querySelector('button')!.focus()
  }, [root])
  return (
    <li ref={row} className="view-panel__view">
      <s className="view-panel__deleted" dir="auto">
        {name}
      </s>
      <Button kind="ghost" size="sm" aria-label={fill(t.undoDelete, { name })} onClick={onUndo}>
        {t.undoView}
      </Button>
    </li>
  )
}
