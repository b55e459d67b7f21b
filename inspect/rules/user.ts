import { near } from '../near'
import { all, textSetting, type Settings } from '../page'
import { fault, type Rule } from './finding'

/** Where the docs have the user. */
export const USER = 'page#the-signed-in-user'
/** What tags read of the user. */
const FIELDS = ['id', 'first_name', 'last_name', 'email', 'about_me', 'company_name']

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
  return user && !(user as { id?: unknown }).id
    ? [
        fault(
          `The user in <meta name="${meta.name}"> has no id.`,
          'Print the account’s `id`, and no tag at all for a visitor: without it nothing keeps one account’s changes from another’s.',
          'calls#accounts',
          meta,
        ),
      ]
    : []
}

const misspelledUser: Rule = ({ settings }) => {
  const meta = metaOf(settings)
  const user = Object(read(meta?.content ?? '')) as object
  const lacking = FIELDS.filter(field => !(field in user))
  return Object.keys(user).flatMap(key => {
    const field = FIELDS.includes(key) ? undefined : near(key, lacking)
    return field
      ? fault(
          `The user in <meta name="${meta!.name}"> has ${key}, which no tag reads.`,
          `Write \`${field}\`.`,
          USER,
          meta!,
        )
      : []
  })
}

const usersTwice: Rule = ({ settings }) => {
  const [, second] = metasOf(settings)
  return second
    ? [
        fault(
          `There is more than one <meta name="${second.name}">.`,
          'Print it once: the first is read, also where a layout printed it for somebody else.',
          USER,
          second,
        ),
      ]
    : []
}

/** The meta tags that say who is signed in. */
export function metasOf(settings: Settings): HTMLMetaElement[] {
  return all(`meta[name="${CSS.escape(textSetting(settings, 'userMeta', 'user'))}"]`)
}

const metaOf = (settings: Settings) => metasOf(settings)[0]

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Who the page says is signed in. */
export const users: Rule[] = [wrongUser, misspelledUser, usersTwice]
