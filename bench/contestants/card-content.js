import { h } from './dom'

const action = (name, label, slot) => h(`${name}-button`, '', slot ? { slot } : {}, label)

/** What the profile card says and offers, of a library's own elements. */
export const contentOf = (name, { user, country, ...profile }) =>
  h(
    `${name}-card`,
    '',
    {},
    h(
      'div',
      '',
      { slot: 'header' },
      h(`${name}-avatar`, '', { image: profile.profile_image, label: user.first_name }),
      action(name, 'Edit Avatar'),
      action(name, 'Edit Personal Information'),
    ),
    h('h2', '', {}, user.first_name),
    h('p', '', {}, profile.about_me),
    action(name, 'LinkedIn'),
    action(name, 'Twitter'),
    h(
      'dl',
      '',
      {},
      ...[
        ['Country', country.name],
        ['Email', user.email],
        ['Contact number', profile.contact_number ?? '-'],
      ].flatMap(([name, value]) => [h('dt', '', {}, name), h('dd', '', {}, value)]),
    ),
  )
