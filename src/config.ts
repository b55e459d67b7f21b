/** Page-wide settings, written by the page in one inert block and read once, never from the URL. */
export interface Config {
  /** Where the calls go: an origin or a path that is put before each call's path. */
  apiBase: string
  /** BCP 47 tag for dates and plurals. */
  locale: string
  /** `auto` follows the page's `color-scheme`. */
  theme: 'auto' | 'light' | 'dark'
  /** Name of the meta tag that holds the signed-in user as JSON (Q71). */
  userMeta: string
  /** Name of the page's global that holds the company's number (R142, Q71). */
  companyIdGlobal: string
  /** Shows a note where the description says that a failure is only logged (Q7). */
  failureNotes: boolean
  /** Sends two more fields with an enquiry, which tell robots apart (Q113). */
  robotFields: boolean
  /** Where the site has its pages, if elsewhere: the widgets' address, or what it begins with -> the site's own. */
  urls: Record<string, string>
  /** Texts that replace the English ones: widget -> key -> text. */
  texts: Record<string, Record<string, string>>
}

/** What holds where the page says nothing. */
export const defaults: Config = {
  apiBase: '',
  locale: 'en',
  theme: 'auto',
  userMeta: 'user',
  companyIdGlobal: 'company_id',
  failureNotes: false,
  robotFields: false,
  urls: {},
  texts: {},
}

let config: Config | undefined

/** The page's settings, from `<script type="application/json" data-ndt-config>`. */
export function getConfig(): Config {
  return (config ??= readConfig())
}

/** Where a call goes: from the page's own origin, whatever its `<base>` says, as only there its session and its token count. */
export const callAddress = (path: string) =>
  new URL(
    // a page's own address may have an origin of its own
    /^(\w+:)?\/\//.test(path) ? path : getConfig().apiBase.replace(/\/$/, '') + path,
    pageOrigin(),
  )

/**
 * A page's script may have a variable `origin`; a frame's `srcdoc` has its origin under that name alone. A frame
 * that has none asks beside its page, without a session.
 */
const pageOrigin = () =>
  [location.origin, origin].find(known => known !== 'null') ?? document.baseURI

/** Whether an address is the page's own origin's, where its session and its token may go. */
export const isOwn = ({ origin }: URL) => origin === pageOrigin()

/** The site's own address of a page that widgets lead to: by the first of the settings' `urls` that it begins with. */
export function siteUrl(address: string): string {
  const { urls } = getConfig()
  const known = Object.keys(urls).find(
    start => address.startsWith(start) && /^([/?#]|$)/.test(address.slice(start.length)),
  )
  return known ? urls[known] + address.slice(known.length) : address
}

/** What the page's meta tag says of the signed-in user, as JSON (R141, Q71); undefined without the tag. */
export function userMeta(page: Document = document): string | undefined {
  const name = CSS.escape(getConfig().userMeta)
  return page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content
}

/** An account's id; null where nobody is signed in, undefined where nothing says who. */
export type Account = string | null | undefined

/** The account that a page was served for, by the id in its meta tag (R141, Q71, Q107). */
export function accountOf(page: Document = document): Account {
  const content = userMeta(page)
  if (content === undefined) return undefined
  try {
    const user = JSON.parse(content || 'null') as { id?: string | number } | null
    return user && (user.id ? String(user.id) : undefined)
  } catch {
    return undefined
  }
}

function readConfig(): Config {
  const settings = { ...defaults }
  const block = document.querySelector('script[data-ndt-config]')
  try {
    // what is null is not set; the byte order mark of an included file counts as a space, which JSON has not
    const given = JSON.parse(
      block?.textContent?.trim() || '{}',
      (_, said) => said ?? undefined,
    ) as Config
    for (const [name, said] of Object.entries(given)) {
      // what is not of its kind costs itself alone
      if (typeof said !== typeof settings[name as 'locale'])
        console.error('[ndt] data-ndt-config:', name)
      else settings[name as 'locale'] = said
    }
    const { locale, theme } = settings
    if (theme !== 'auto') document.documentElement.dataset['ndtTheme'] ||= theme
    settings.locale = 'en'
    // backends write pt_BR, browsers read pt-BR
    settings.locale = `${new Intl.Locale(locale.replace(/_/g, '-'))}`
  } catch (error) {
    console.error('[ndt] data-ndt-config:', error)
  }
  return settings
}

/** Forgets the settings, so that the next reader sees the page anew. For tests and stories. */
export function resetConfig(): void {
  config = undefined
}
