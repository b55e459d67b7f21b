import { useEffect, useState } from 'react'
import { sayingCarried, slugOfPage, useGuides } from '../../src/guides'
import { navigate, useHost, siteUrl } from '../../src/index'
import { GuideThankYouView } from './guide-thank-you-view'
import { hasMarker } from './marker'

/** What the page sets. */
export interface GuideThankYouProps {
  slug?: string
  src?: string
}

/** The thank-you page; whoever has no business here is led on (R286, R287). */
export function GuideThankYou({ slug = slugOfPage(), src }: GuideThankYouProps) {
  const host = useHost()
  const [isMarked] = useState(hasMarker)
  const { guides, error } = useGuides(src)
  const guide = slug ? guides?.find(guide => guide.slug === slug) : guides?.[0]
  // guides that cannot be read leave the thanks without a title: the enquiry was sent all the same
  const isRead = !!(guides ?? error)
  const elsewhere = guides && !guide ? '/404' : isRead && !isMarked ? '/ndt-guides' : undefined

  useEffect(() => {
    if (elsewhere) navigate(host, siteUrl(elsewhere), { replace: true })
  }, [host, elsewhere])

  useEffect(() => {
    if (isMarked)
      sayingCarried().then(
        ({ sayCarried }) => sayCarried(),
        () => {},
      )
  }, [isMarked])

  return <GuideThankYouView guide={guide} isChecked={isRead && !elsewhere} />
}
