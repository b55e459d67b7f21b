import { useEffect } from 'react'
import { guidesOf, useHead, type Guide } from '../../src/guides'
import { navigate, useDialogTag, useHost, useQuery } from '../../src/index'
import { GuidePageView } from './guide-page-view'

/** What the page sets. */
export interface GuidePageProps {
  slug?: string
  src?: string
}

/** A guide's landing page, whose calls to action open the download's dialog (R264). */
export function GuidePage({ slug, src }: GuidePageProps) {
  const host = useHost()
  const $guides = guidesOf(src)
  const { data, error } = useQuery($guides)
  const wanted = slug ? encodeURIComponent(slug) : slugOfPage()
  const guide = data?.find(({ slug }) => !wanted || encodeURIComponent(slug) === wanted)
  const isUnknown = !!data && !guide
  const download = useDialogTag('ndt-guide-download')
  useHead(guide && headOf(guide))

  useEffect(() => {
    if (isUnknown) navigate(host, '/404', { replace: true })
  }, [host, isUnknown])

  return (
    <>
      <GuidePageView
        guide={guide}
        hasFailed={!!error && !data}
        onRetry={$guides.refetch}
        onDownload={() => guide && download.open(dialogOf(guide, src))}
      />
      {download.dialog}
    </>
  )
}

/** As the address has it, encoded; a page at any other address shows the first guide. */
function slugOfPage(): string | undefined {
  return /\/ndt-guides\/([^/]+)/.exec(location.pathname)?.[1]
}

function headOf({ metaTitle, metaDescription, image }: Guide) {
  return { title: metaTitle, description: metaDescription, image }
}

function dialogOf({ slug, pdfTitle, pdf_slug }: Guide, src?: string) {
  const attributes = { slug, 'guide-name': pdfTitle, 'guide-slug': pdf_slug }
  return src ? { ...attributes, src } : attributes
}
