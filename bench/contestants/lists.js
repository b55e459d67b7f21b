import { card, foot, h, icon, menuButton, picture } from './dom'

const DOWN = 'm5.5 8 4.5 4.5L14.5 8'
const CHECK = 'm4 10.5 4 4 8-9'
const FILTER = 'M3 5.25h14M5.75 10h8.5M8.25 14.75h3.5'
const DOTS = 'M10 4.75v.01M10 10v.01M10 15.25v.01'
const STAR = 'm10 3 2.1 4.4 4.8.65-3.5 3.35.85 4.8L10 13.9l-4.25 2.3.85-4.8L3.1 8.05l4.8-.65z'
const MENU = 'btn btn--ghost btn--icon'

/** The card with what somebody saved. */
export const savedPanel = jobs =>
  card(
    'Saved',
    [
      h(
        'span',
        'select',
        {},
        h(
          'select',
          '',
          { 'aria-label': 'Show' },
          h('option', '', { value: 'jobs' }, 'Jobs'),
          h('option', '', { value: 'courses' }, 'Courses'),
        ),
        icon(DOWN),
      ),
      menuButton('Filter: All', MENU, icon(FILTER)),
    ],
    ' saved-panel',
    h(
      'ul',
      'rows saved-panel__rows',
      { tabindex: '-1', 'aria-label': 'Jobs' },
      ...jobs.map(savedRow),
    ),
    foot('Explore Jobs', '/ndt-jobs'),
  )

const day = date => date.slice(0, 10).split('-').reverse().join('-')

const savedRow = ({ job_title: title, job_slug, job_company_name, is_applied, company_profile }) =>
  h(
    'li',
    'saved-panel__row',
    {},
    picture(company_profile.company_logo, 'av logo'),
    h(
      'div',
      'saved-panel__main',
      {},
      h(
        'div',
        'saved-panel__text',
        {},
        h(
          'a',
          'saved-panel__title row-link',
          { href: `/ndt-jobs/${job_slug}`, dir: 'auto' },
          title,
        ),
        h(
          'div',
          'saved-panel__facts muted sm',
          {},
          h('span', '', {}, h('bdi', '', {}, job_company_name)),
        ),
      ),
      ...(is_applied
        ? [h('div', 'saved-panel__state', {}, icon(CHECK), `Applied on ${day(is_applied.date)}`)]
        : []),
    ),
    ...(is_applied
      ? []
      : [menuButton(`Actions for ${title}`, MENU, icon(DOTS, 'i', { 'stroke-width': '2.25' }))]),
  )

/** The card with the companies that somebody looked at. */
export const viewedCompanies = companies =>
  card(
    'Most Viewed Companies',
    [],
    '',
    h('ul', 'rows', {}, ...companies.map(companyRow)),
    foot('Explore Companies', '/ndt-companies'),
  )

const companyRow = company =>
  h(
    'li',
    'viewed-companies__row',
    { 'data-featured': String(company.company_featured_status === 1) },
    picture(company.company_logo, 'av logo'),
    h(
      'div',
      'viewed-companies__main',
      {},
      h(
        'a',
        'row-link',
        {
          href: `/ndt-companies/${company.company_slug}`,
          target: '_blank',
          rel: 'noopener noreferrer',
        },
        h('bdi', '', {}, company.company_name),
      ),
      h(
        'div',
        'viewed-companies__facts muted sm',
        {},
        h(
          'span',
          'viewed-companies__rate',
          {},
          icon(STAR),
          h('span', 'sr', {}, 'Rating '),
          company.rating.toFixed(1),
        ),
        h('span', '', {}, h('bdi', '', {}, `${company.number_of_reviews} reviews`)),
      ),
    ),
    h('span', 'viewed-companies__when subtle', {}, viewed(company.last_visited)),
  )

const viewed = days => (days ? `Viewed ${days} days ago` : 'Viewed today')
