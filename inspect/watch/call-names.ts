import { calls } from '../../src/contract/package'
import type { CallName } from '../known'
import { readSettings, textSetting } from '../page'

/** The longest path first: `/product/store` before `/product/{slug}`. */
const patterns = (Object.keys(calls) as CallName[])
  .filter(name => calls[name].path)
  .map(name => {
    const { method, path } = calls[name]
    const literal = path.replace(/{\w+}/g, '')
    const source = path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/{\w+}/g, '[^/]+')
    return { name, method, length: literal.length, pattern: new RegExp(`^${source}$`) }
  })
  .sort((a, b) => b.length - a.length)

/** Where the calls go, as the settings have it. */
export const apiBase = () => {
  const given = textSetting(readSettings(), 'apiBase', '').replace(/\/$/, '')
  try {
    return new URL(given, location.origin)
  } catch {
    return new URL(location.origin)
  }
}

/** Which call of the contract an address is; without a method, any that has it. */
export function callOf(url: URL, method?: string): CallName | undefined {
  const base = apiBase()
  const start = base.pathname.replace(/\/$/, '')
  if (url.origin !== base.origin || !url.pathname.startsWith(start)) return undefined
  const path = url.pathname.slice(start.length)
  return patterns.find(
    known => known.pattern.test(path) && (!method || known.method === method.toUpperCase()),
  )?.name
}
