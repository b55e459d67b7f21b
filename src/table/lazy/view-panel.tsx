import { useLayoutEffect, useRef, useState, type FocusEvent } from 'react'
import fieldCss from '../../ui/field/field.css'
import { useStyles } from '../../ui/host'
import { usePopover } from '../../ui/popover'
import type { Kept } from '../kept'
import type { PanelProps } from '../panel-button'
import type { PlaceInList } from '../place-in-list'
import type { TableSource } from '../source'
import { tableTexts } from '../texts'
import { SavedViews } from './saved-views'
import css from './view-panel.lazy.css'
import { viewTexts } from './view.texts'

/** Milliseconds for which nothing is said before new words. */
const PAUSE = 100

interface ViewPanelProps extends PanelProps {
  source: Pick<TableSource<never>, 'fields' | 'columns' | 'name'>
  place: PlaceInList
  kept: Kept
  /** Keeps more; whether the device has taken it. */
  onKeep: (change: Kept) => boolean
  onGo: (change: Partial<PlaceInList>) => void
}

/** How close the rows stand, which keys there are, and the views that are kept on this device. */
export function ViewPanel({ source, place, kept, onKeep, onGo, button, onClose }: ViewPanelProps) {
  useStyles(fieldCss)
  useStyles(css)
  const t = viewTexts()
  const box = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const onKeyDown = usePopover({ popover: box, control: button, onClose })
  useLayoutEffect(() => box.current!.querySelector<HTMLElement>('input:checked')!.focus(), [])

  /** The same words once more are heard once they were gone. */
  function say(words: string) {
    setSaid('')
    setTimeout(setSaid, PAUSE, words)
  }

  /** Says so where the device takes nothing. */
  function keep(change: Kept, done = '') {
    say(onKeep(change) ? done : t.notKept)
  }

  /** Left by keyboard, it does not stay over what has the focus then. */
  function onBlur({ relatedTarget }: FocusEvent) {
    const to = relatedTarget as Node | null
    if (to && to !== button.current && !box.current!.contains(to)) onClose()
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
      onKeyDown={onKeyDown}
      onBlur={onBlur}
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
      <SavedViews {...{ source, place }} views={kept.views} onKeep={keep} onApply={apply} />
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
