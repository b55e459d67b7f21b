import { guidesOf, useHead, useTop } from '../../src/guides'
import { useQuery } from '../../src/index'
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
  const $guides = guidesOf(src)
  const { data, error } = useQuery($guides)
  useHead({ title: t.metaTitle, description: t.metaDescription })
  useTop()
  return (
    <GuideListView
      guides={data}
      search={search.trim()}
      hasFailed={!!error && !data}
      onRetry={$guides.refetch}
    />
  )
}

function searchOfPage(): string {
  return new URLSearchParams(location.search).get('search') ?? ''
}
