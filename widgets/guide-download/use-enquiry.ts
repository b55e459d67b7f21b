import { useRef, useState } from 'react'
import {
  $user,
  ApiError,
  navigate,
  sendGuideEnquiry,
  texts,
  toast,
  useForm,
  useHost,
  useStore,
  type Form,
} from '../../src/index'
import { countries, FIRST } from './dialling'
import { markThanks, thanksPath } from './thanks'

const english = {
  success: 'Successful!',
  failed: 'Error, Please try again later',
  close: 'Close',
}

/** Milliseconds that the toasts stay (R284). */
const TOAST = 2500

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
  const t = texts('guide-download', english)
  const user = useStore($user)
  const [openedAt] = useState(() => performance.now())
  const said = useRef('')

  const say = (message: string, tone: 'success' | 'danger') =>
    toast({ message, tone, duration: TOAST, closeLabel: t.close })

  async function send({ country_code: region, ...fields }: Enquiry, signal: AbortSignal) {
    const body = {
      ...fields,
      country_code: countries.find(country => country.region === region)!.code,
      guide_name: pdf.name,
      guide_slug: pdf.slug,
      elapsed: Math.round(performance.now() - openedAt),
    }
    const { success, message, status, errors } = await sendGuideEnquiry({ body, signal })
    // some backends refuse a form with a 200
    if (Object.keys(errors).length || Number(status) >= 400) {
      throw new ApiError('refused', 400, message ?? '', errors)
    }
    if (success) markThanks()
    said.current = message ?? t.success
  }

  async function leave() {
    host.emit('ndt-saved', {
      tag: host.element.localName,
      section: 'guide_enquiry',
      message: said.current,
    })
    close()
    // first: the page that is left would take its part along
    await say(said.current, 'success').catch(error => host.report(error, 'load'))
    const path = thanksPath(slug)
    if (path) navigate(host, path)
  }

  return useForm<Enquiry>({
    initial: {
      full_name: [user?.first_name, user?.last_name].filter(Boolean).join(' '),
      email: user?.email ?? '',
      company_name: user?.company_name ?? '',
      country_code: FIRST,
      contact_number: '',
      website: '',
    },
    save: send,
    onSaved: () => void leave(),
    onFailed({ status, message, fields }) {
      // messages of fields speak for themselves; of a server's own words these two are for people
      if (status !== 400 && Object.keys(fields).length) return
      const isForPeople = status === 400 || status === 429
      void say(isForPeople && message ? message : t.failed, 'danger')
    },
  })
}
