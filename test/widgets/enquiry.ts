import { enquiryPortal } from '../../stories/fixtures/enquiry'
import { guide } from '../../stories/fixtures/guides'
import type { Answerer } from '../../stories/support/server'
import '../../widgets/guide-download/guide-download.element'
import { firstData, listen } from '../support/widget'
import { settle } from '../support/time'
import { lookInto, placeDialog } from './dialogs'
import { find, press, textOf } from '../support/inside'
import { signIn, usePortal } from './portal'

export const SEND = 'POST /api/v1/enquiries/guide-enquiry'
export const BUTTON = "Download Now — It's Free"

interface Opening {
  user?: object
  attributes?: Record<string, string>
}

/** The open popup on a page that is never left, before a portal that takes any enquiry. */
export async function openEnquiry({ user, attributes }: Opening = {}, ...answerers: Answerer[]) {
  const portal = usePortal(...answerers, ...enquiryPortal())
  if (user) signIn(user)
  const leaving = listen('ndt-navigate')
  const given = { slug: guide.slug, open: '', ...attributes }
  const element = await placeDialog('ndt-guide-download', given, firstData(JSON.stringify(guide)))
  element.addEventListener('ndt-navigate', event => event.preventDefault())
  const inside = lookInto(element)
  return {
    element,
    leaving,
    ...portal,
    ...inside,
    submit: () => press(element, BUTTON),
    /** What the portal was sent. */
    async sent() {
      const [[, fields]] = (await portal.changes()) as [[string, Record<string, string>]]
      return fields
    },
    /** The popup's button: its label, and whether it takes a press. */
    button() {
      const button = find(element, '.guide-download__submit')!
      return [textOf(button), button.getAttribute('aria-disabled') === 'true']
    },
    /** Fills in what a visitor has to. */
    async fillIn() {
      await inside.type('full_name', 'Daniel Brandt')
      await inside.type('email', 'daniel@brandt-qa.example')
      await inside.type('company_name', 'Brandt Quality Services')
      await inside.type('contact_number', '09845012345')
      await settle()
    },
    /** Chooses a country by its label. */
    async chooseCountry(label: string) {
      const select = find<HTMLSelectElement>(element, '[name=country_code]')!
      select.selectedIndex = [...select.options].findIndex(({ text }) => text === label)
      select.dispatchEvent(new Event('change', { bubbles: true }))
      await settle()
    },
  }
}
