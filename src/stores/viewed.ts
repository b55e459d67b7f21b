import { getViewedCompanies, readAnswer } from '../contract'
import { query } from '../query'

/** The companies whose pages the user viewed most (R104). */
export const $viewedCompanies = query(signal => getViewedCompanies({ signal }))

/** Takes the list that the page inlined, as its call answers it; throws when it does not fit. */
export function takeViewedCompanies(data: unknown): void {
  $viewedCompanies.seed(readAnswer(getViewedCompanies, data))
}
