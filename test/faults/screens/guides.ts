import { fillIn, field, openPopup, send } from '../../pages/guide-popup'
import * as says from '../says'
import type { Screen } from '../screen'

/** What the guides call: one enquiry (R267). */
export const guideScreens: Screen[] = [
  {
    call: 'sendGuideEnquiry',
    holds: 'R284 Q84',
    account: null,
    tags: ['ndt-guide-download'],
    // nobody is signed in whose session could end
    says: { ...says.page(), ends: ['Error, Please try again later'] },
    field: 'full_name',
    isRead: true,
    async enter(page) {
      await openPopup(page)
      await fillIn(page)
    },
    make: page => send(page).click(),
    success: page => page.getByRole('heading', { name: 'Thank You' }),
    typed: page =>
      Promise.all(
        ['Full name', 'Email', 'Contact number'].map(label => field(page, label).inputValue()),
      ),
  },
]
