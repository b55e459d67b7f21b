import { changePassword, getViewedCompanies, logout, updateProfileImage } from '../../src/contract'
import { applyingPortal } from '../../stories/fixtures/applying'
import { companies } from '../../stories/fixtures/companies'
import { companyPortal } from '../../stories/fixtures/company'
import { companyFormsPortal } from '../../stories/fixtures/company-forms'
import { companyPortal as companyListsPortal } from '../../stories/fixtures/company-lists'
import { enquiryPortal } from '../../stories/fixtures/enquiry'
import { preferencesPortal } from '../../stories/fixtures/preferences'
import { profilePortal } from '../../stories/fixtures/profile-forms'
import { savedPortal } from '../../stories/fixtures/saved'
import { answer } from '../../stories/support/calls'
import type { Answerer } from '../../stories/support/server'

/**
 * Answers for every call, which are those of the stories. The first that knows a request has it; lists,
 * bookmarks and preferences remember what was changed until the end.
 */
export const answerers = (): Answerer[] => [
  ...profilePortal(),
  ...savedPortal(),
  ...preferencesPortal(),
  ...companyPortal(),
  ...companyListsPortal(),
  ...companyFormsPortal(),
  ...applyingPortal(),
  ...enquiryPortal(),
  answer(getViewedCompanies, companies),
  answer(updateProfileImage, { message: 'Profile photo updated' }),
  answer(changePassword, { message: 'Password changed' }),
  answer(logout, { message: 'Signed out' }),
]
