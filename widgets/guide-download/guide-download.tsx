import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { useGuides, type Guide } from '../../src/guides'
import {
  Dialog,
  DialogBody,
  Failure,
  SkeletonLines,
  useDialogWidget,
  useHost,
} from '../../src/index'
import { EnquiryForm } from './enquiry-form'
import { useEnquiry } from './use-enquiry'
import { guideDownloadTexts } from './guide-download.texts'

/** Pixels of the dialog on large screens (R270). */
const WIDTH = 900

/** What the page sets. */
export interface GuideDownloadProps {
  slug?: string
  guideName?: string
  guideSlug?: string
  src?: string
  open: boolean
}

/** The gated download: a form in a dialog, beside the guide's picture. */
export function GuideDownload({ open, ...rest }: GuideDownloadProps) {
  const { close } = useDialogWidget(open)
  return open && <Opened {...rest} close={close} />
}

type OpenedProps = Omit<GuideDownloadProps, 'open'> & { close: () => void }

function Opened({ slug, guideName, guideSlug, src, close }: OpenedProps) {
  const t = guideDownloadTexts()
  const host = useHost()
  const { guides, error, retry } = useGuides(src)
  const guide = guides?.find(find(slug, guideSlug))
  const name = guideName ?? guide?.pdfTitle
  const pdfSlug = guideSlug ?? guide?.pdf_slug
  // what is on its way may have been mailed already
  const isSending = useRef(false)
  const isUnknown = !!guides && !(name && pdfSlug)

  useEffect(() => {
    if (isUnknown) host.report(new Error(`There is no guide "${slug ?? guideSlug}".`), 'data')
  }, [host, isUnknown, slug, guideSlug])

  return (
    <Dialog
      open
      title={t.title}
      width={WIDTH}
      isStatic
      onClose={() => isSending.current || close()}
    >
      <div className="guide-download__art">
        {guide && <img className="guide-download__picture" src={guide.popupImage} alt="" />}
        <p className="guide-download__name" dir="auto">
          {name}
        </p>
      </div>
      {name && pdfSlug ? (
        <Filled {...{ slug, close, isSending }} pdf={{ name, slug: pdfSlug }} />
      ) : (
        <DialogBody>
          {error || isUnknown ? (
            <Failure text={t.notFound} onRetry={retry} />
          ) : (
            <SkeletonLines lines={8} />
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}

/** The page's slug says which guide; else that of the PDF; else there is but one (R252). */
function find(slug: string | undefined, guideSlug: string | undefined) {
  return (guide: Guide) => {
    if (slug) return guide.slug === slug
    return guideSlug ? guide.pdf_slug === guideSlug : true
  }
}

type FilledProps = Parameters<typeof useEnquiry>[0] & { isSending: RefObject<boolean> }

function Filled({ isSending, ...options }: FilledProps) {
  const form = useEnquiry(options)
  useLayoutEffect(() => {
    isSending.current = form.state === 'saving'
  })
  return <EnquiryForm form={form} />
}
