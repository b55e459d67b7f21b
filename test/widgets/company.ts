import { cleanStores } from 'nanostores'
import { onTestFinished, vi } from 'vitest'
import {
  $companyCategories,
  $companyCountries,
  $companyTypes,
  companyProfile,
  type Query,
} from '../../src/index'
import { clearDrafts } from '../../src/form/clear-drafts'
import { companyPortal } from '../../stories/fixtures/company'
import type { Answerer } from '../../stories/support/server'
import { place } from '../support/widget'
import { settle } from '../support/time'
import { lookInto } from './dialogs'
import { usePortal } from './portal'

await import('../../src/ui/rich-text/lazy/area')

/** What asks for the company's profile. */
export const READ = 'GET /api/v2/company/profile'

/** A tag of the company's area, before a portal that has the company. */
export async function placeInArea(
  tag: string,
  attributes: Record<string, string>,
  ...answerers: Answerer[]
) {
  const portal = usePortal(...answerers, ...companyPortal())
  const reads = [companyProfile(31), companyProfile(), $companyCategories, $companyTypes]
  const queries = [...reads, $companyCountries] as unknown as Query<never>[]
  cleanStores(...queries)
  for (const $query of queries) $query.set({ loading: false })
  const element = place(tag, attributes)
  onTestFinished(() => {
    element.remove()
    clearDrafts()
  })
  await settle()
  return {
    element,
    ...portal,
    ...lookInto(element),
    /** The fields of the newest save. */
    async sent() {
      const saves = portal.requests.filter(({ method }) => method === 'POST')
      return Object.fromEntries(await saves.at(-1)!.clone().formData())
    },
    async save(name = 'Save') {
      await lookInto(element).press(name)
      await vi.dynamicImportSettled()
      await settle()
    },
  }
}
