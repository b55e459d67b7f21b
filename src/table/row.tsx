import { useMemo } from 'react'
import { rowId } from '../form/carried'
import { fill } from '../texts'
import { Badge } from '../ui/badge'
import { LinkButton } from '../ui/button'
import { dots, Icon, pencil } from '../ui/icons'
import { Menu } from '../ui/menu'
import { CheckBox } from './check-box'
import { PublishSwitch } from './publish-switch'
import { isOn, type RowActions, type TableRow, type TableSource } from './source'
import { tableTexts } from './texts'

/** What no line of a name breaks: a number and its unit, `3-axis`. */
const MEASURE = /(\d \w{1,3}\b|\d-\w{1,8}\b)/

interface RowProps<R extends TableRow> {
  source: TableSource<R>
  row: R
  /** Its change is on its way. */
  pending: boolean
  /** It was just saved in its form. */
  isEdited: boolean
  /** Nothing where rows cannot be selected. */
  selected: boolean | undefined
  on: RowActions<R>
}

/** One row of a list; drawn anew when something of it changed, and not with every other row. */
export function Row<R extends TableRow>(props: RowProps<R>) {
  const { source, row, pending, isEdited, selected, on } = props
  return useMemo(
    () => <DrawnRow {...{ source, row, pending, isEdited, selected, on }} />,
    [source, row, pending, isEdited, selected, on],
  )
}

/** Its tick, and the rest of it, which a tick leaves as it is. */
function DrawnRow<R extends TableRow>(props: RowProps<R>) {
  const { source, row, pending, isEdited, selected, on } = props
  const cells = useMemo(
    () => <Cells {...{ source, row, pending, isEdited, on }} />,
    [source, row, pending, isEdited, on],
  )
  return (
    <tr
      id={rowId(source.name, row)}
      role="row"
      className={`table__row ${selected ? 'is-selected' : ''}`}
    >
      {selected !== undefined && (
        <td role="cell" className="table__tick">
          <CheckBox
            label={fill(tableTexts().select, { name: row.name })}
            checked={selected}
            onChange={checked => on.select(row, checked)}
          />
        </td>
      )}
      {cells}
    </tr>
  )
}

/** Its values, whether it is published, and what can be done with it (R190, R226). */
function Cells<R extends TableRow>(props: Omit<RowProps<R>, 'selected'>) {
  const { source, row, pending, isEdited, on } = props
  const t = tableTexts()
  const { name } = row
  const editUrl = source.editUrl(row)
  const [, ...others] = source.columns
  return (
    <>
      <td role="cell" className="table__name">
        <a className="table__link row-link" href={editUrl} dir="auto">
          {name.split(MEASURE).map((part, at) => (at % 2 ? <span key={at}>{part}</span> : part))}
        </a>
        {isEdited && (
          <span className="table__edited">
            <Badge>{t.edited}</Badge>
          </span>
        )}
      </td>
      {others.map(({ key, label, value }) => (
        <td key={key} role="cell" className={`table__${key} muted`}>
          <span className="table__label">{label} </span>
          <bdi>{value(row) ?? '-'}</bdi>
        </td>
      ))}
      <td role="cell" className="table__publish">
        {(isOn(row) || source.published.isTwoWay) && (
          <span className="table__label" aria-hidden="true">
            {t.publish}{' '}
          </span>
        )}
        <PublishSwitch
          name={name}
          isPublished={isOn(row)}
          isTwoWay={source.published.isTwoWay}
          pending={pending}
          onToggle={() => on.toggle(row)}
        />
      </td>
      <td role="cell" className="table__actions">
        {source.canDelete ? (
          <Menu
            label={fill(t.actions, { name })}
            className="btn btn--ghost btn--icon"
            content={async () => {
              const { rowMenu } = await import('./lazy/row-menu')
              return rowMenu(source, row, on)
            }}
          >
            <Icon path={dots} />
          </Menu>
        ) : (
          <LinkButton kind="ghost" icon href={editUrl} aria-label={fill(t.editRow, { name })}>
            <Icon path={pencil} />
          </LinkButton>
        )}
      </td>
    </>
  )
}
