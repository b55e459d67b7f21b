import flatpickr from 'flatpickr'
import type { DayElement, Instance } from 'flatpickr/dist/types/instance'
import { toDate, toIso } from '../dates'
import type { Names } from './names'

const WEEKS = 6

interface GridOptions {
  /** Unique within the shadow root. */
  id: string
  value: string
  min: string
  max?: string
  names: Names
}

/**
 * Draws the days of a month by flatpickr, with the roles that it lacks.
 *
 * Its own field, header and place are left out: it gets an input that nobody sees, and stands in line.
 */
export function makeGrid(parent: HTMLElement, options: GridOptions): Instance {
  const { id, value, min, max, names } = options
  const grid = flatpickr(document.createElement('input'), {
    inline: true,
    appendTo: parent,
    monthSelectorType: 'static',
    prevArrow: '',
    nextArrow: '',
    now: new Date(),
    defaultDate: toDate(value),
    minDate: toDate(min),
    maxDate: toDate(max),
    locale: {
      firstDayOfWeek: 1,
      weekdays: { shorthand: all7(names.columns), longhand: all7(names.days) },
    },
    onDayCreate: (_dates, _text, _grid, day) => describeDay(day, id, names),
  })
  describeWeeks(grid, id, names)
  return grid
}

/** Turns to a day's month, and makes it the one that the tab key reaches. */
export function showDay(grid: Instance, date: Date): DayElement | undefined {
  const isShown = date.getMonth() === grid.currentMonth && date.getFullYear() === grid.currentYear
  if (!isShown) turnTo(grid, date)
  const days = [...grid.daysContainer!.querySelectorAll<DayElement>('.flatpickr-day')]
  const wanted = days.find(({ dateObj }) => toIso(dateObj) === toIso(date))
  for (const day of days) day.tabIndex = day === wanted ? 0 : -1
  return wanted
}

/** The day that has the focus goes with its month, by which nobody leaves the field. */
function turnTo(grid: Instance, date: Date): void {
  const keep = (event: FocusEvent) => event.stopPropagation()
  grid.calendarContainer.addEventListener('focusout', keep)
  grid.jumpToDate(date)
  grid.calendarContainer.removeEventListener('focusout', keep)
}

function describeDay(day: DayElement, id: string, names: Names): void {
  const { classList, dateObj } = day
  day.id = dayId(id, day.$i)
  day.setAttribute('role', 'gridcell')
  day.setAttribute('aria-label', names.dayOf(dateObj))
  day.setAttribute('aria-selected', String(classList.contains('selected')))
  if (classList.contains('flatpickr-disabled')) day.setAttribute('aria-disabled', 'true')
}

/** flatpickr draws the days in one line, anew for each month: a grid beside them owns them week by week. */
function describeWeeks({ rContainer, weekdayContainer }: Instance, id: string, names: Names): void {
  const weekdays = [...weekdayContainer.firstElementChild!.children]
  weekdays.forEach((weekday, index) => {
    weekday.id = `${id}-weekday-${index}`
    weekday.setAttribute('role', 'columnheader')
    const day = (index + 1) % 7
    weekday.setAttribute('aria-label', names.days[day]!)
    weekday.setAttribute('data-narrow', names.narrow[day]!)
  })
  const grid = document.createElement('div')
  grid.setAttribute('role', 'grid')
  grid.setAttribute('aria-labelledby', `${id}-month`)
  grid.append(ownerOf(weekdays.map(weekday => weekday.id)))
  for (let week = 0; week < WEEKS; week++) {
    grid.append(ownerOf([...Array(7).keys()].map(index => dayId(id, week * 7 + index))))
  }
  rContainer!.append(grid)
}

function ownerOf(ids: string[]): HTMLElement {
  const row = document.createElement('div')
  row.setAttribute('role', 'row')
  row.setAttribute('aria-owns', ids.join(' '))
  return row
}

function dayId(id: string, index: number): string {
  return `${id}-day-${index}`
}

type Seven = [string, string, string, string, string, string, string]

function all7(names: string[]): Seven {
  return names as Seven
}
