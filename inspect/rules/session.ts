import { csrfHeaders } from '../../src/changes/csrf'
import { isChange } from '../../src/contract/changing'
import { calls as contract } from '../../src/contract/package'
import { textSetting } from '../page'
import type { Scene, Tag } from '../scene'
import { fault, type Rule } from './finding'

const USER = 'page#the-signed-in-user'

const callsOf = ({ about }: Tag) => (about?.calls ?? []).map(name => contract[name])
const isMembers = (tag: Tag) => callsOf(tag).some(({ path }) => /\/(user|company)\//.test(path))
const companys = (tag: Tag) =>
  callsOf(tag).some(
    ({ path }) => path.includes('/company/') && !tag.name.endsWith('viewed-companies'),
  )

const noToken: Rule = ({ tags }) => {
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

const noUser: Rule = ({ tags, settings }) => {
  const name = textSetting(settings, 'userMeta', 'user')
  const tag = tags.find(isMembers)
  return tag && !metaOf(settings)
    ? [
        fault(
          `No <meta name="${name}"> says who is signed in, and <${tag.name}> is for members.`,
          `Print \`<meta name="${name}" content='{"id": 7, "first_name": "Asha"}'>\` into the head.`,
          USER,
        ),
      ]
    : []
}

const wrongUser: Rule = ({ settings }) => {
  const meta = metaOf(settings)
  if (!meta?.content) return []
  const user = read(meta.content)
  if (typeof user !== 'object')
    return [
      fault(
        `<meta name="${meta.name}"> holds no JSON.`,
        'Print the user with your language’s JSON encoder, escaped as any attribute.',
        USER,
        meta,
      ),
    ]
  return user && !('id' in user)
    ? [
        fault(
          `The user in <meta name="${meta.name}"> has no id.`,
          'Print the account’s `id`: without it nothing keeps one account’s changes from another’s.',
          'calls#accounts',
          meta,
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

function metaOf(settings: Scene['settings']): HTMLMetaElement | null {
  return document.querySelector(
    `meta[name="${CSS.escape(textSetting(settings, 'userMeta', 'user'))}"]`,
  )
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What the page says of its visitor. */
export const session: Rule[] = [noToken, noUser, wrongUser, noCompany]
