import { card, h, icon, iconButton, picture } from './dom'

const PENCIL = 'm12.6 4.4 3 3L7 16H4v-3zM11 6l3 3'
const CAMERA =
  'M3 7.25C3 6.55 3.55 6 4.25 6h2L7.5 4h5l1.25 2h2c.7 0 1.25.55 1.25 1.25v7.5c0 .7-.55 1.25-1.25 1.25H4.25C3.55 16 3 15.45 3 14.75zM7.25 10.75a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0'
const LINKEDIN =
  'M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM6.75 9v4.5M6.75 6.4v.01M9.75 13.5V9M9.75 11c0-1.2.8-2 1.9-2s1.6.7 1.6 1.9v2.6'
const TWITTER =
  'M17.6 4.4s-.6 1.6-1.6 2.7c1.3 8.2-7.6 14.1-14.6 9.5 1.8.1 3.6-.5 4.9-1.6C2.2 13.7-.2 8.8 2.3 5.3c2.1 2.1 4.6 3.3 7.4 3.2-.7-3.4 3.3-5.4 5.7-3.1.9 0 2.2-1 2.2-1z'
const PLACE =
  'M10 17.5s5.5-4.7 5.5-9.2a5.5 5.5 0 1 0-11 0c0 4.5 5.5 9.2 5.5 9.2zM8 8.25a2 2 0 1 0 4 0 2 2 0 1 0-4 0'
const MAIL =
  'M4.25 4.25h11.5c.83 0 1.5.67 1.5 1.5v8.5c0 .83-.67 1.5-1.5 1.5H4.25c-.83 0-1.5-.67-1.5-1.5v-8.5c0-.83.67-1.5 1.5-1.5zM3.25 5.75l6.75 5 6.75-5'
const PHONE =
  'M4.5 3.5h2.6l1.4 3.6-1.8 1.3a9.5 9.5 0 0 0 4.9 4.9l1.3-1.8 3.6 1.4v2.6a1.5 1.5 0 0 1-1.6 1.5C8.6 16.6 3.4 11.4 3 5.1a1.5 1.5 0 0 1 1.5-1.6z'
const SHEET =
  'M6 2.75h5.25l4 4V16c0 .7-.55 1.25-1.25 1.25H6c-.7 0-1.25-.55-1.25-1.25V4c0-.7.55-1.25 1.25-1.25zM11 3v4h4'
const EYE =
  'M2 10s2.9-5.25 8-5.25S18 10 18 10s-2.9 5.25-8 5.25S2 10 2 10zM7.75 10a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0'
const AWAY = { target: '_blank', rel: 'noopener noreferrer' }
const ICON_BUTTON = 'btn btn--ghost btn--md btn--icon'

/** The card with photo, name and ways to reach somebody. */
export function profileCard({ user, country, ...profile }) {
  return h(
    'section',
    'card profile-card',
    { part: 'card', 'aria-busy': 'false' },
    h('div', 'profile-card__band'),
    iconButton('Edit Personal Information', PENCIL, `${ICON_BUTTON} profile-card__edit`),
    h(
      'div',
      'profile-card__in',
      {},
      h(
        'div',
        'profile-card__photo',
        {},
        picture(profile.profile_image, 'av profile-card__av'),
        iconButton(
          'Edit Avatar',
          CAMERA,
          'btn btn--secondary btn--sm btn--icon profile-card__camera',
        ),
      ),
      h(
        'div',
        '',
        {},
        h('h2', 'profile-card__name', { dir: 'auto' }, user.first_name),
        h('p', 'profile-card__about muted', { dir: 'auto' }, profile.about_me),
        h(
          'div',
          'profile-card__links',
          {},
          social('LinkedIn', LINKEDIN, profile.linkedin_url),
          social('Twitter', TWITTER, profile.twitter_url),
        ),
      ),
      h(
        'dl',
        'profile-card__facts',
        {},
        fact('Country', PLACE, country.name),
        fact('Email', MAIL, ...parted(user.email)),
        fact('Contact number', PHONE, profile.contact_number ?? '-'),
      ),
    ),
  )
}

const social = (name, path, href) =>
  h(
    'a',
    ICON_BUTTON,
    href
      ? { 'aria-label': `${name} (opens in a new tab)`, href, ...AWAY }
      : { 'aria-label': `${name}, not set`, role: 'link', 'aria-disabled': 'true' },
    icon(path, 'i i--20'),
  )

const fact = (name, path, ...value) =>
  h(
    'div',
    'profile-card__fact',
    {},
    icon(path),
    h('dt', '', {}, name),
    h('dd', value[0] === '-' ? 'subtle' : '', {}, h('bdi', '', {}, ...value)),
  )

/** An address may break before its dots and its sign. */
const parted = email =>
  email.split(/(?=[.@])/).flatMap((part, at) => (at ? [h('wbr'), part] : [part]))

const edited = (title, label, ...pairs) =>
  card(
    title,
    [iconButton(label, PENCIL, ICON_BUTTON)],
    '',
    h('div', 'card__body', {}, h('dl', 'kv', {}, ...pairs)),
  )

const pair = (name, value) => h('div', '', {}, h('dt', '', {}, name), h('dd', '', {}, value))

const chips = all =>
  h('ul', 'chips', {}, ...all.map(({ name }) => h('li', 'chip', { dir: 'auto' }, name)))

/** The card with professions and industries. */
export const professionalCard = ({ professions, industries }) =>
  edited(
    'Professional Information',
    'Edit Professional Information',
    pair('Professions', chips(professions)),
    pair('Industries', chips(industries)),
  )

/** The card with what somebody looks for. */
export const jobProfileCard = ({ locations, skills, cover_letter, resume }) =>
  edited(
    'Job Profile',
    'Edit Job Information',
    pair('Locations', chips(locations)),
    pair('Skills', chips(skills)),
    pair('Cover letter', h('p', 'job-profile-card__letter', { dir: 'auto' }, cover_letter)),
    pair(
      'Resume',
      h(
        'div',
        'job-profile-card__resume',
        {},
        h('span', 'job-profile-card__sheet', {}, icon(SHEET, 'i i--20')),
        h('span', 'job-profile-card__file trunc', { dir: 'auto' }, resume.split('/').at(-1)),
        h(
          'span',
          'job-profile-card__do',
          {},
          h('button', 'btn btn--secondary btn--sm', { type: 'button' }, 'Update Resume'),
          h(
            'a',
            'btn btn--ghost btn--sm btn--icon',
            { href: resume, ...AWAY, 'aria-label': 'Preview resume (opens in a new tab)' },
            icon(EYE),
          ),
        ),
      ),
    ),
  )
