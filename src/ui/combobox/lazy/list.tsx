import type { ComponentProps, RefObject } from 'react'
import buttonCss from '../../button/button.css'
import type { ComboboxProps } from '../types'
import type { Choosing } from '../choosing'
import type { Listing, Row } from './rows'
import { listTexts } from './texts'
import css from './combobox.lazy.css'
import { useStyles } from '../../host'
import { check, Icon, retry } from '../../icons'
import { plus } from '../../icons'
import { usePlaced } from '../../popover'
import { useDrawn } from './use-drawn'

/** Pixels that the list may take, and what stands below it (R186). */
const ROOM = 200

interface ComboboxListProps {
  field: ComboboxProps
  choosing: Choosing
  listing: Listing
  isOpen: boolean
  /** The row that Enter picks. */
  active: Row | undefined
  box: RefObject<HTMLDivElement | null>
  popover: RefObject<HTMLDivElement | null>
  menuProps: ComponentProps<'ul'>
  propsOf: (row: Row, index: number) => ComponentProps<'li'>
}

/** The list of a combobox, in the top layer. */
export function ComboboxList(props: ComboboxListProps) {
  const { field, choosing, listing, isOpen, active, box, popover, menuProps, propsOf } = props
  useStyles(buttonCss)
  useStyles(css)
  usePlaced({ isOpen, popover, control: box, fit: ROOM })
  const { rows, note, isBusy } = listing
  const drawn = useDrawn(
    isOpen && choosing.query,
    isOpen ? rows.length : 0,
    active ? rows.indexOf(active) : 0,
  )

  return (
    <div
      ref={popover}
      popover="manual"
      className="combobox__pop"
      // keeps the focus in the field
      onMouseDown={event => event.preventDefault()}
    >
      <ul
        {...menuProps}
        // a browser that scrolls by keyboard would stop here on the way to the next field
        tabIndex={-1}
        className="combobox__list"
        aria-busy={isBusy}
        aria-multiselectable={field.single ? undefined : true}
      >
        {isOpen &&
          rows.slice(0, drawn).map((row, index) => {
            const isChosen = row.kind === 'option' && choosing.isChosen(row.choice)
            return (
              <li
                key={row.kind === 'option' ? `id:${row.choice.id}` : row.kind}
                {...propsOf(row, index)}
                className={`combobox__row ${row === active ? 'is-active' : ''}`}
                aria-selected={isChosen}
              >
                <RowContent row={row} />
                {isChosen && <Icon path={check} />}
              </li>
            )
          })}
      </ul>
      {isOpen && note && (
        <p className={`combobox__note ${rows[0]?.kind === 'retry' ? 'is-first' : ''}`}>
          {isBusy && <span className="spin" />}
          {note}
        </p>
      )}
    </div>
  )
}

function RowContent({ row }: { row: Row }) {
  const t = listTexts()
  if (row.kind === 'option') {
    const { choice, from, to } = row
    return (
      <span dir="auto">
        {choice.name.slice(0, from)}
        {to > from && <b>{choice.name.slice(from, to)}</b>}
        {choice.name.slice(to)}
      </span>
    )
  }
  const [before, after] = t.add.split('{name}')
  return row.kind === 'retry' ? (
    <>
      <Icon path={retry} />
      {t.retry}
    </>
  ) : (
    <>
      <Icon path={plus} />
      <span>
        {before}
        <b>
          "<bdi>{row.name}</bdi>"
        </b>
        {after}
      </span>
    </>
  )
}
