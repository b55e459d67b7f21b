import { guidesOf, useHead, useTop } from '../../src/guides'
import { texts, useQuery } from '../../src/index'
import { GuideListView } from './guide-list-view'

/** What the page sets. */
export interface GuideListProps {
  search?: string
  src?: string
}

const english = {
  metaTitle: 'NDT Guides',
  metaDescription:
    'Free buyer guides for non-destructive testing: equipment, standards and costs, written by practitioners.',
}

/** The guides' index, filtered by title without an input of its own (R249, Q79). */
export function GuideList({ search = searchOfPage(), src }: GuideListProps) {
  const t = texts('guide-list', english)
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
