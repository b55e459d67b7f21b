import { csrfHeaders } from '../../src/changes/csrf'
import { isChange } from '../../src/contract/changing'
import { calls as contract } from '../../src/contract/package'
import { all, textSetting } from '../page'
import type { Tag } from '../scene'
import { fault, type Rule } from './finding'
import { metasOf, USER } from './user'

const callsOf = ({ about }: Tag) => (about?.calls ?? []).map(name => contract[name])
const isMembers = (tag: Tag) => callsOf(tag).some(({ path }) => /\/(user|company)\//.test(path))
const companys = (tag: Tag) =>
  callsOf(tag).some(
    ({ path }) => path.includes('/company/') && !tag.name.endsWith('viewed-companies'),
  )

/** What a template would have filled in. */
const UNFILLED = /\{\{|<[?%]|^@/

const noToken: Rule = ({ tags }) => {
  // a page without an origin has neither cookies nor calls, and is told so
  if (origin === 'null') return []
  const tag = tags.find(tag => isMembers(tag) && callsOf(tag).some(isChange))
  return tag && !Object.keys(csrfHeaders()).length
    ? [
        fault(
          `The page has no CSRF token, with which <${tag.name}> saves.`,
          'Print `<meta name="csrf-token" content="…">`, or set the cookie `XSRF-TOKEN` or `csrftoken`, as your framework does.',
          'calls#sessions-and-csrf',
        ),
      ]
    : []
}

const unfilledToken: Rule = () =>
  all<HTMLMetaElement>('meta[name="csrf-token"]')
    .filter(({ content }) => UNFILLED.test(content))
    .map(meta =>
      fault(
        `The page's CSRF token is ${meta.content}, as no template has filled it in.`,
        'Have the page made by your template engine, or print the token by your language.',
        'calls#sessions-and-csrf',
        meta,
      ),
    )

const noUser: Rule = ({ tags, settings }) => {
  const name = textSetting(settings, 'userMeta', 'user')
  const tag = tags.find(isMembers)
  return tag && !metasOf(settings).length
    ? [
        fault(
          `No <meta name="${name}"> says who is signed in, and <${tag.name}> is for members.`,
          `Print \`<meta name="${name}" content='{"id": 7, "first_name": "Asha"}'>\` into the head.`,
          USER,
        ),
      ]
    : []
}

const noCompany: Rule = ({ tags, settings }) => {
  const name = textSetting(settings, 'companyIdGlobal', 'company_id')
  const tag = tags.find(companys)
  const given = (globalThis as unknown as Record<string, unknown>)[name]
  return tag && !Number(given) && !tag.name.endsWith('profile')
    ? [
        fault(
          `window.${name} does not say which company it is, and <${tag.name}> is a company's.`,
          `Set \`window.${name} = 12\` in a script of the page before ndt.js.`,
          'page#the-company',
        ),
      ]
    : []
}

/** What the page says of its visitor. */
export const session: Rule[] = [noToken, unfilledToken, noUser, noCompany]
