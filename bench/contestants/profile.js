import { AWAY, editButton, h, icon, iconButton, ICON_BUTTON, picture } from './dom'
import { lackingIn, nextStep, part, strength } from './strength'

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

/** The card with photo, name and ways to reach somebody. */
export function profileCard(profile) {
  const { user, country, profile_image, about_me, linkedin_url, twitter_url } = profile
  return h(
    'section',
    'card profile-card',
    { part: 'card', 'aria-busy': 'false' },
    strength(profile),
    editButton('Edit Personal Information', ' profile-card__edit'),
    h(
      'div',
      'profile-card__in',
      {},
      h(
        'div',
        `profile-card__top ${lackingIn(profile).length ? 'is-asked' : ''}`,
        {},
        h(
          'div',
          'profile-card__photo',
          {},
          picture(profile_image, 'av profile-card__av'),
          iconButton(
            'Edit Avatar',
            CAMERA,
            'btn btn--secondary btn--sm btn--icon profile-card__camera',
          ),
        ),
        ...nextStep(profile),
      ),
      h(
        'div',
        '',
        {},
        h('h2', 'profile-card__name', { dir: 'auto' }, user.first_name),
        h(
          'p',
          'profile-card__about muted',
          about_me ? { dir: 'auto' } : {},
          ...part(profile, 'about_me', about_me ?? 'Tell us something about yourself...'),
        ),
        h(
          'div',
          'profile-card__links',
          {},
          social('LinkedIn', LINKEDIN, linkedin_url),
          social('Twitter', TWITTER, twitter_url),
        ),
      ),
      h(
        'dl',
        'profile-card__facts',
        {},
        contact(profile, 'country', 'Country', PLACE, country?.name),
        contact(profile, '', 'Email', MAIL, user.email),
        contact(profile, 'contact_number', 'Contact number', PHONE, profile.contact_number),
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

function contact(profile, name, label, path, value) {
  const shown = h('bdi', '', {}, ...(value ? parted(value) : ['-']))
  return h(
    'div',
    'profile-card__fact',
    {},
    icon(path),
    h('dt', '', {}, label),
    h('dd', value ? '' : 'subtle', {}, ...(name ? part(profile, name, shown) : [shown])),
  )
}

/** An address may break before its dots and its sign. */
const parted = text =>
  text.split(/(?=[.@])/).flatMap((part, at) => (at ? [h('wbr'), part] : [part]))
