import { h, icon, iconButton, menuButton, s } from './dom'

const LENS = 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2 17 17'
const HOUSE =
  'M4 17V4.5a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1V17M12 8h3a1 1 0 0 1 1 1v8M2.5 17h15M7 7h2M7 10h2M7 13h2'
const DOWN = 'm5.5 8 4.5 4.5L14.5 8'
const UP = 'm5.5 12 4.5-4.5 4.5 4.5'
const WORDS = ['Companies', 'Jobs', 'Webinars', 'Courses', 'Articles', 'Application Notes'].map(
  word => `NDT ${word}`,
)
const PAUSE = 2500

/** The site's header: search, tagline, account. */
export function siteHeader({ user }) {
  const wideSearch = iconButton('Search', LENS, 'btn btn--ghost btn--md btn--icon')
  wideSearch.setAttribute('aria-expanded', 'false')
  wideSearch.firstChild.setAttribute('class', 'i i--20')
  return [
    h(
      'header',
      'site-header',
      {},
      h(
        'div',
        'site-header__in',
        {},
        mark(),
        tagline(),
        h('span', 'site-header__space'),
        h(
          'form',
          'site-header__search',
          { role: 'search' },
          icon(LENS),
          h('input', '', {
            type: 'search',
            name: 'q',
            'aria-label': 'Search',
            placeholder: 'Search',
            enterkeyhint: 'search',
          }),
        ),
        h('span', 'site-header__wide site-header__search-icon', {}, wideSearch),
        h(
          'a',
          'btn btn--secondary btn--md site-header__wide',
          { href: '/company-sign-in#create' },
          icon(HOUSE),
          'List Your Company',
        ),
        menuButton(
          `Account of ${user.first_name}`,
          'site-header__user',
          h('span', 'av', { 'aria-hidden': 'true' }, user.first_name[0]),
          h('span', 'site-header__user-name strong trunc', { dir: 'auto' }, user.first_name),
          icon(DOWN),
        ),
      ),
    ),
    h(
      'button',
      'site-header__list',
      { type: 'button', 'aria-haspopup': 'dialog' },
      icon(HOUSE, 'i i--20'),
      h('span', '', {}, 'List Your Company'),
      icon(UP, 'i i--20'),
    ),
  ]
}

const mark = () =>
  h(
    'a',
    'site-header__mark',
    { href: '/', 'aria-label': 'NDT, home' },
    s(
      'svg',
      { viewBox: '0 0 30 30', 'aria-hidden': 'true' },
      s('rect', { width: 30, height: 30, rx: 7 }),
      s('path', { d: 'M4.5 19h5l2.2-10.5L15 23l2.4-8 1.6 4h6.5' }),
    ),
    'NDT',
  )

function tagline() {
  const ticks = WORDS.map(() => h('i'))
  const words = WORDS.map(word => h('span', '', {}, word))
  let shown = 0
  const show = isShown => {
    for (const each of [ticks, words]) each[shown].classList.toggle('is-shown', isShown)
  }
  show(true)
  setInterval(() => {
    show(false)
    shown = (shown + 1) % WORDS.length
    show(true)
  }, PAUSE)
  return h(
    'button',
    'site-header__tagline',
    {
      type: 'button',
      'aria-pressed': 'false',
      'aria-label': `Pause the tagline: ${WORDS.join(', ')}`,
    },
    h('span', 'site-header__tagline-ticks', { 'aria-hidden': 'true' }, ...ticks),
    h('span', 'site-header__tagline-window', { 'aria-hidden': 'true' }, ...words),
  )
}
