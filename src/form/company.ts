import { getConfig } from '../config'

/** The company that the signed-in user keeps, by the number that the page has as a global. */
export function companyId(): number | undefined {
  const page = globalThis as Record<string, unknown>
  return Number(page[getConfig().companyIdGlobal]) || undefined
}
