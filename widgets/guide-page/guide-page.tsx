import { useEffect } from 'react'
import { guidesOf, slugOfPage, useHead, type Guide } from '../../src/guides'
import { navigate, useDialogTag, useHost, useQuery, siteUrl } from '../../src/index'
import { GuidePageView } from './guide-page-view'

/** What the page sets. */
export interface GuidePageProps {
  slug?: string
  src?: string
}

/** A guide's landing page, whose calls to action open the download's dialog (R264). */
export function GuidePage({ slug = slugOfPage(), src }: GuidePageProps) {
  const host = useHost()
  const $guides = guidesOf(src)
  const { data, error } = useQuery($guides)
  const guide = slug ? data?.find(guide => guide.slug === slug) : data?.[0]
  const isUnknown = !!data && !guide
  const download = useDialogTag('ndt-guide-download')
  useHead(guide && headOf(guide))

  useEffect(() => {
    if (isUnknown) navigate(host, siteUrl('/404'), { replace: true })
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

function headOf({ metaTitle, metaDescription, image }: Guide) {
  return { title: metaTitle, description: metaDescription, image }
}

function dialogOf({ slug, pdfTitle, pdf_slug }: Guide, src?: string) {
  const attributes = { slug, 'guide-name': pdfTitle, 'guide-slug': pdf_slug }
  return src ? { ...attributes, src } : attributes
}
