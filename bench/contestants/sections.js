import { AWAY, card, editButton, h, icon } from './dom'
import { part } from './strength'

const SHEET =
  'M6 2.75h5.25l4 4V16c0 .7-.55 1.25-1.25 1.25H6c-.7 0-1.25-.55-1.25-1.25V4c0-.7.55-1.25 1.25-1.25zM11 3v4h4'
const EYE =
  'M2 10s2.9-5.25 8-5.25S18 10 18 10s-2.9 5.25-8 5.25S2 10 2 10zM7.75 10a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0'

const edited = (title, label, profile, ...facts) =>
  card(
    title,
    [editButton(label)],
    '',
    h('div', 'card__body', {}, h('dl', 'kv', {}, ...facts.map(each => fact(profile, ...each)))),
  )

const fact = (profile, name, label, value) =>
  h('div', '', {}, h('dt', '', {}, label), h('dd', '', {}, ...part(profile, name, value)))

const chips = all =>
  h('ul', 'chips', {}, ...all.map(({ name }) => h('li', 'chip', { dir: 'auto' }, name)))

/** The card with professions and industries. */
export const professionalCard = profile =>
  edited(
    'Professional Information',
    'Edit Professional Information',
    profile,
    ['professions', 'Professions', chips(profile.professions)],
    ['industries', 'Industries', chips(profile.industries)],
  )

/** The card with what somebody looks for. */
export const jobProfileCard = profile =>
  edited(
    'Job Profile',
    'Edit Job Information',
    profile,
    ['locations', 'Locations', chips(profile.locations)],
    ['skills', 'Skills', chips(profile.skills)],
    [
      'cover_letter',
      'Cover letter',
      h('p', 'job-profile-card__letter', { dir: 'auto' }, profile.cover_letter),
    ],
    ['resume', 'Resume', resumeRow(profile.resume)],
  )

const resumeRow = url =>
  h(
    'div',
    'job-profile-card__resume',
    {},
    h('span', 'job-profile-card__sheet', {}, icon(SHEET, 'i i--20')),
    h('span', 'job-profile-card__file trunc', { dir: 'auto' }, url.split('/').at(-1)),
    h(
      'span',
      'job-profile-card__do',
      {},
      h('button', 'btn btn--secondary btn--sm', { type: 'button' }, 'Update Resume'),
      h(
        'a',
        'btn btn--ghost btn--sm btn--icon',
        { href: url, ...AWAY, 'aria-label': 'Preview resume (opens in a new tab)' },
        icon(EYE),
      ),
    ),
  )
