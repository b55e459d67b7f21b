/** The company's screens (R143). */
const SCREENS = /^\/(profile|(products|services)(\/add|\/edit\/[^/]+)?)$/

/** Where a visitor belongs: on this page, at the sign-in, or nowhere. */
export type Verdict = 'allowed' | 'sign-in' | 'unknown'

/** What a path is to a visitor: only `/creator` and `/company/*` are gated (R143-R145, Q21). */
export function judge(pathname: string, isSignedIn: boolean): Verdict {
  const path = pathname.replace(/\/+$/, '')
  const [, company] = /^\/company(\/.*|)$/.exec(path) ?? []
  if (company === undefined && path !== '/creator') return 'allowed'
  if (!isSignedIn) return 'sign-in'
  return company === undefined || SCREENS.test(company) ? 'allowed' : 'unknown'
}
