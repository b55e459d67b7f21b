import { getConfig } from '../config'

/** The company that the signed-in user keeps, by the number that the page has as a global. */
export function companyId(): number | undefined {
  const { companyIdGlobal = 'company_id' } = getConfig() as { companyIdGlobal?: string }
  return Number((globalThis as Record<string, unknown>)[companyIdGlobal]) || undefined
}
