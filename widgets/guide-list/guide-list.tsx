import { useGuides, useHead, useTop } from '../../src/guides'
import { GuideListView } from './guide-list-view'
import { guideListTexts } from './guide-list.texts'

/** What the page sets. */
export interface GuideListProps {
  search?: string
  src?: string
}

/** The guides' index, filtered by title without an input of its own (R249, Q79). */
export function GuideList({ search = searchOfPage(), src }: GuideListProps) {
  const t = guideListTexts()
  const { own, guides, error, retry } = useGuides(src)
  useHead({ title: t.metaTitle, description: t.metaDescription })
  useTop()
  return (
    <GuideListView
      guides={own ?? guides}
      search={search.trim()}
      hasFailed={!!error && !guides}
      onRetry={retry}
    />
  )
}

function searchOfPage(): string {
  return new URLSearchParams(location.search).get('search') ?? ''
}
