import { all, isOurs } from '../page'
import { callOf } from '../watch/call-names'
import { violations, type Violation } from '../watch/policy'
import { advice, fault, type Finding, type Rule } from './finding'

const DOCS = 'security#content-security-policy'

const blocked: Rule = () => [...violations.values()].map(judge)

function judge({ directive, blocked, sample }: Violation): Finding {
  if (directive === 'trusted-types' && sample.startsWith('ndt-widgets'))
    return fault(
      'The page’s policy lists Trusted Types, and not that of the text editor.',
      'Add `ndt-widgets` to `trusted-types`.',
      DOCS,
    )
  const what = `The page's policy blocks ${blocked} by ${directive}.`
  if (URL.canParse(blocked) && (isOurs(blocked) || callOf(new URL(blocked)))) {
    const { origin } = new URL(blocked)
    const source = origin === location.origin ? "'self'" : origin
    const otherwise =
      directive === 'script-src'
        ? 'or put the policy’s nonce on its script tag'
        : 'where it is there, the address leads on to another origin'
    return fault(what, `Add that origin to \`${directive}\`: \`${source}\`; ${otherwise}.`, DOCS)
  }
  if (/^(data|blob)$/.test(blocked))
    return fault(what, `Add \`${blocked}:\` to \`${directive}\`, as the tags need it.`, DOCS)
  if (blocked === 'inline' && directive === 'script-src' && all('script[type=importmap]').length)
    return fault(
      what,
      'If that is the import map, add its hash or nonce: without the map nothing is held against its hash.',
      'security#integrity',
    )
  return advice(
    what,
    'It is none of the library’s files: see whose it is, and whether the policy should allow it.',
    DOCS,
  )
}

/** What the page's policy keeps from the tags. */
export const policy: Rule[] = [blocked]
