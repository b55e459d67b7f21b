import { $viewedCompanies, useQuery } from '../../src/index'
import { ViewedCompaniesView } from './viewed-companies-view'

/** The Most Viewed Companies panel. */
export function ViewedCompanies() {
  const { data, error } = useQuery($viewedCompanies)
  return (
    <ViewedCompaniesView
      companies={data}
      error={data ? undefined : error}
      onRetry={$viewedCompanies.refetch}
    />
  )
}
