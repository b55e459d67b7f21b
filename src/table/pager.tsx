import type { ReactNode } from 'react'
import type { Pagination } from '../contract'
import { fill } from '../texts'
import { useStyles } from '../ui/host'
import { chevronLeft, chevronRight, Icon } from '../ui/icons'
import { ChoiceFilter } from './choice-filter'
import { numeral, totalOf } from './numeral'
import css from './pager.css'
import { PAGE_SIZES, type PlaceInList } from './place-in-list'
import { tableTexts } from './texts'

const sizes = () =>
  Promise.resolve(PAGE_SIZES.map(size => ({ value: `${size}`, label: numeral(size) })))

/** The numbers to show: three around the page, the first and the last; `null` is an ellipsis (R179). */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const start = Math.max(1, Math.min(page - 1, last - 2))
  const shown = new Set([1, start, start + 1, start + 2, last])
  const numbers = [...shown].filter(number => number <= last)
  return numbers.flatMap((number, n) => (number - numbers[n - 1]! > 1 ? [null, number] : number))
}

/** Which rows are in view, and of how many. */
export function rangeOf(
  { page, limit }: Pick<PlaceInList, 'page' | 'limit'>,
  pagination: Pick<Pagination, 'total' | 'isAtLeast'>,
) {
  const t = tableTexts()
  const from = numeral((page - 1) * limit + 1)
  const to = numeral(Math.min(page * limit, pagination.total))
  return {
    range: fill(t.range, { from, to }),
    of: fill(t.of, { total: totalOf(pagination) }),
  }
}

interface PagerProps {
  place: PlaceInList
  pagination: Pagination
  onGo: (change: { page?: number; limit?: number }) => void
}

/** Which rows of how many are in view, how many at once, and the way to the others (R177-R179). */
export function Pager({ place: { page, limit }, pagination, onGo }: PagerProps) {
  useStyles(css)
  const t = tableTexts()
  const { total_pages: last } = pagination
  const { range, of } = rangeOf({ page, limit }, pagination)
  return (
    <nav className="pager" aria-label={t.pages}>
      <span className="pager__rows muted sm" dir="auto">
        <b className="pager__range">{range}</b> {of}
      </span>
      <span className="pager__size">
        <ChoiceFilter
          label={t.size}
          value={`${limit}`}
          shown={numeral(limit)}
          options={sizes}
          isMandatory
          onChange={size => onGo({ limit: Number(size) })}
        />
      </span>
      <span className="pager__pages">
        <PageButton label={t.previous} page={page > 1 && page - 1} onGo={onGo}>
          <Icon path={chevronLeft} className="i--flip" />
        </PageButton>
        {pageNumbers(page, last).map((number, index) =>
          number === null ? (
            <span key={`gap-${index}`} className="subtle">
              …
            </span>
          ) : (
            <PageButton
              key={number}
              label={fill(t.page, { page: numeral(number) })}
              page={number}
              isShown={number === page}
              onGo={onGo}
            >
              {numeral(number)}
            </PageButton>
          ),
        )}
        <PageButton label={t.next} page={page < last && page + 1} onGo={onGo}>
          <Icon path={chevronRight} className="i--flip" />
        </PageButton>
      </span>
    </nav>
  )
}

interface PageButtonProps {
  label: string
  /** Where it leads; nowhere at an end of the list, where it keeps the focus nonetheless. */
  page: number | false
  isShown?: boolean
  onGo: PagerProps['onGo']
  children: ReactNode
}

function PageButton({ label, page, isShown, onGo, children }: PageButtonProps) {
  return (
    <button
      type="button"
      className="pager__page"
      aria-label={label}
      aria-disabled={!page || undefined}
      aria-current={isShown ? 'page' : undefined}
      onClick={() => page && onGo({ page })}
    >
      {children}
    </button>
  )
}
