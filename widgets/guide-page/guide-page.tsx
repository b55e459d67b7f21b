import { useEffect } from 'react'
import { slugOfPage, useGuides, useHead, type Guide } from '../../src/guides'
import { navigate, useDialogTag, useHost, siteUrl } from '../../src/index'
import { GuidePageView } from './guide-page-view'

/** What the page sets. */
export interface GuidePageProps {
  slug?: string
  src?: string
}

/** A guide's landing page, whose calls to action open the download's dialog (R264). */
export function GuidePage({ slug = slugOfPage(), src }: GuidePageProps) {
  const host = useHost()
  const { guides, error, retry } = useGuides(src)
  const guide = slug ? guides?.find(guide => guide.slug === slug) : guides?.[0]
  const isUnknown = !!guides && !guide
  const download = useDialogTag('ndt-guide-download')
  useHead(guide && headOf(guide))

  useEffect(() => {
    if (isUnknown) navigate(host, siteUrl('/404'), { replace: true })
  }, [host, isUnknown])

  return (
    <>
      <GuidePageView
        guide={guide}
        hasFailed={!!error && !guides}
        onRetry={retry}
        onDownload={() => guide && download.open(dialogOf(guide, src))}
      />
      {download.dialog}
    </>
  )
}

function headOf({ title, metaTitle, metaDescription, image }: Guide) {
  return { title: metaTitle || title, description: metaDescription, image }
}

function dialogOf({ slug, pdfTitle, pdf_slug }: Guide, src?: string) {
  const attributes = { slug, 'guide-name': pdfTitle, 'guide-slug': pdf_slug }
  return src ? { ...attributes, src } : attributes
}
