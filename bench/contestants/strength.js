import { h, s } from './dom'

const PARTS = [
  'skills',
  'resume',
  'professions',
  'locations',
  'industries',
  'profile_image',
  'cover_letter',
  'contact_number',
  'country',
  'about_me',
]
/** What asks for a part, and what that is good for. */
const ASKING = {
  skills: ['Add your skills', 'employers filter by them'],
  resume: ['Add your resume', 'Quick Apply sends it'],
  professions: ['Add your professions', 'they say what you do'],
  locations: ['Add your locations', 'where you can work'],
  industries: ['Add your industries', 'where you know your way'],
  cover_letter: ['Add a cover letter', 'Quick Apply begins with it'],
  contact_number: ['Add your number'],
  country: ['Add your country'],
  about_me: ['Add a few words about you'],
  profile_image: ['Add a photo'],
}
const WIDTH = 28 + PARTS.length * 18
const at = index => 28 + index * 18

const isThere = (profile, part) => !!String(profile[part] ?? '')
export const lackingIn = profile => PARTS.filter(part => !isThere(profile, part))

/** How strong a profile is, an echo for each part; a plain trace where nothing is lacking. */
export function strength(profile) {
  const filled = PARTS.length - lackingIn(profile).length
  if (filled === PARTS.length) return h('div', 'profile-card__band')
  const percent = `${Math.round((filled / PARTS.length) * 100)} %`
  return h(
    'div',
    'strength',
    {
      role: 'img',
      'aria-label': `Profile strength: ${percent}, ${filled} of ${PARTS.length} parts`,
    },
    h(
      'p',
      'strength__words',
      { 'aria-hidden': 'true' },
      h('span', '', {}, 'Profile strength ', h('b', '', { dir: 'ltr' }, percent)),
    ),
    s(
      'svg',
      { viewBox: `0 0 ${WIDTH} 64`, preserveAspectRatio: 'none', 'aria-hidden': 'true' },
      s('path', {
        class: 'strength__axis',
        d: `M0 56H${WIDTH}${PARTS.map((_, index) => `M${at(index)} 56v4`).join('')}`,
      }),
      s('path', { d: `M-${WIDTH} 48H6l2-38 2 46 2-18 2 14 2-6 2 2H${WIDTH}` }),
      ...PARTS.map((part, index) =>
        s('path', {
          class: `strength__echo ${isThere(profile, part) ? 'is-there' : ''}`,
          d: `M${at(index) - 7} 48l4-2 2-5 1-17 1 17 2 5 4 2`,
        }),
      ),
    ),
  )
}

const inviting = (...children) => h('button', 'link invitation', { type: 'button' }, ...children)

/** What stands for a part of a profile; with one that is empty, what asks for it. */
export function part(profile, name, ...children) {
  if (isThere(profile, name)) return children
  if (name === 'about_me') return [h('span', 'lacking', {}, inviting(...children))]
  const [asking, why] = ASKING[name]
  const reason = why ? [h('span', 'invitation__why', {}, `: ${why}`)] : []
  return [h('span', 'lacking', {}, ...children, inviting(h('span', '', {}, asking, ...reason)))]
}

/** The one thing to do next, where something is. */
export function nextStep(profile) {
  const [first] = lackingIn(profile)
  if (!first) return []
  const next = h('span', 'invitation__why invitation__next', {}, 'Next step: ')
  return [inviting(h('span', '', {}, next, ASKING[first][0]))]
}
