import { textSetting } from '../page'
import { advice, fault, type Rule } from './finding'

const wrongBase: Rule = ({ settings }) => {
  const base = textSetting(settings, 'apiBase', '')
  if (base && !/^(\/|https?:\/\/)/.test(base))
    return [
      fault(
        `Calls go to ${location.origin}/${base}, as apiBase is "${base}".`,
        `Write \`https://${base}\` for another host, or \`/${base}\` for a path of your own.`,
        'page#settings',
      ),
    ]
  return location.protocol === 'https:' && base.startsWith('http://')
    ? [
        fault(
          `The browser lets no page of https: call ${base}.`,
          'Serve the API by `https:` too, or at a path of the page’s own origin.',
          'page#settings',
        ),
      ]
    : []
}

const otherOrigin: Rule = ({ settings }) => {
  const base = textSetting(settings, 'apiBase', '')
  const origin = URL.canParse(base) && new URL(base).origin
  return origin && origin !== location.origin
    ? [
        advice(
          `Calls go to ${origin}, without the page's session and token.`,
          'Put a path on your own origin in front of it, and name that as `apiBase`.',
          'calls#accounts',
        ),
      ]
    : []
}

/** Where the calls go. */
export const apiBase: Rule[] = [wrongBase, otherOrigin]
