import { useEffect, useRef, useState } from 'react'
import {
  $user,
  getConfig,
  navigate,
  sendGuideEnquiry,
  toast,
  useForm,
  useHost,
  useStore,
  type Form,
} from '../../src/index'
import { carrying } from '../../src/guides'
import { countries, FIRST } from './dialling'
import { markThanks, thanksPath } from './thanks'
import { guideDownloadTexts } from './guide-download.texts'

/** The fields of an enquiry; `country_code` is the chosen country's region (Q75). */
export interface Enquiry {
  full_name: string
  email: string
  company_name: string
  country_code: string
  contact_number: string
  /** Out of sight; people leave it empty. */
  website: string
}

interface EnquiryOptions {
  /** The guide's slug, if the page gave one. */
  slug: string | undefined
  /** The PDF that is asked for. */
  pdf: { name: string; slug: string }
  close: () => void
}

/** The enquiry's form: prefilled (R273, Q40), sent once, and what follows (R279-R284). */
export function useEnquiry({ slug, pdf, close }: EnquiryOptions): Form<Enquiry> {
  const host = useHost()
  const t = guideDownloadTexts()
  const user = useStore($user)
  const [openedAt] = useState(() => performance.now())
  const said = useRef('')
  const { robotFields } = getConfig()
  // without a network it could not be brought
  useEffect(() => void toast().catch(() => {}), [])

  async function send({ country_code: region, website, ...fields }: Enquiry, signal: AbortSignal) {
    const body = {
      ...fields,
      // Q113: only where the page wants them
      ...(robotFields && { website, elapsed: Math.round(performance.now() - openedAt) }),
      country_code: countries.find(country => country.region === region)!.code,
      guide_name: pdf.name,
      guide_slug: pdf.slug,
    }
    const { success, message } = await sendGuideEnquiry({ body, signal })
    if (success) markThanks()
    said.current = message ?? t.success
  }

  async function leave() {
    host.saved('guide_enquiry', said.current)
    close()
    // first: the page that is left would take its part along
    await toast({ message: said.current })
    const path = thanksPath(slug)
    if (!path) return
    // the page goes before the toast has been there for its time
    await carrying()
      .then(({ carrySaid }) => carrySaid(said.current))
      .catch(error => host.report(error, 'load'))
    navigate(host, path)
  }

  // as it opened: what is known of the visitor later is not laid over what they typed, nor sent unseen
  const [initial] = useState<Enquiry>(() => ({
    full_name: [user?.first_name, user?.last_name].filter(Boolean).join(' '),
    email: user?.email ?? '',
    company_name: user?.company_name ?? '',
    country_code: FIRST,
    contact_number: '',
    website: '',
  }))

  return useForm<Enquiry>({
    initial,
    save: send,
    onDone: () => void leave(),
    onFailed: ({ reason }) => void toast({ message: reason || t.failed, tone: 'danger' }),
  })
}
