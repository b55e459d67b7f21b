import { useLayoutEffect, useRef, useState } from 'react'
import fieldCss from '../../ui/field/field.css'
import { useStyles } from '../../ui/host'
import type { Kept } from '../kept'
import type { PanelProps } from '../panel-button'
import type { PlaceInList } from '../place-in-list'
import type { TableSource } from '../source'
import { tableTexts } from '../texts'
import { SavedViews } from './saved-views'
import css from './view-panel.lazy.css'
import { usePanel } from './use-panel'
import { viewTexts } from './view.texts'

/** Milliseconds for which nothing is said before new words. */
const PAUSE = 100

interface ViewPanelProps extends PanelProps {
  source: Pick<TableSource<never>, 'fields' | 'columns' | 'name'>
  isSortable: boolean
  place: PlaceInList
  kept: Kept
  /** Keeps more; whether the device has taken it. */
  onKeep: (change: Kept) => boolean
  onGo: (change: Partial<PlaceInList>) => void
}

/** How close the rows stand, which keys there are, and the views that are kept on this device. */
export function ViewPanel(props: ViewPanelProps) {
  const { source, isSortable, place, kept, onKeep, onGo, button, onClose } = props
  useStyles(fieldCss)
  useStyles(css)
  const t = viewTexts()
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  usePanel({ box, button, onClose })
  useLayoutEffect(() => box.current!.querySelector<HTMLElement>('input:checked')!.focus(), [])

  /** The same words once more are heard once they were gone. */
  function say(words: string) {
    setSaid('')
    setTimeout(setSaid, PAUSE, words)
  }

  /** Says so where the device takes nothing. */
  function keep(change: Kept, done = ''): boolean {
    const isTaken = onKeep(change)
    say(isTaken ? done : t.notKept)
    return isTaken
  }

  function apply(change: Partial<PlaceInList>) {
    button.current!.focus()
    onClose()
    onGo(change)
  }

  return (
    <div
      ref={box}
      popover="manual"
      className="view-panel"
      role="dialog"
      aria-label={tableTexts().view}
    >
      <div className="view-panel__part" role="radiogroup" aria-label={t.density}>
        <span className="view-panel__title" aria-hidden="true">
          {t.density}
        </span>
        <span className="view-panel__density">
          {[false, true].map(isCompact => (
            <label key={String(isCompact)} className="view-panel__choice">
              <input
                type="radio"
                name={`${source.name}-density`}
                checked={!!kept.isCompact === isCompact}
                onChange={() => keep({ isCompact })}
              />
              {isCompact ? t.compact : t.comfortable}
            </label>
          ))}
        </span>
      </div>
      <SavedViews
        {...{ source, isSortable, place }}
        views={kept.views}
        onKeep={keep}
        onApply={apply}
      />
      <label className="view-panel__choice">
        <input
          type="checkbox"
          checked={!kept.isSlashOff}
          onChange={event => keep({ isSlashOff: !event.currentTarget.checked })}
        />
        {t.slash}
      </label>
      <p className="view-panel__said" role="status">
        {said}
      </p>
    </div>
  )
}
