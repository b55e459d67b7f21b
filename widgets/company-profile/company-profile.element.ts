import { defineWidget, number } from '../../src/index'
import { CompanyProfileEditor, type CompanyProfileProps } from './company-profile'
import styles from './company-profile.css'

/**
 * The company's profile editor: its data, address, contacts and links, with the logo editor.
 *
 * @group Company
 * @use On the one page where a company says who it is, new or known.
 * @avoid To show a company to visitors: that is a page of yours.
 * @requirements R146-R174
 * @fallback A form of yours that posts the same fields.
 * @fires ndt-ready - the form is shown
 * @fires ndt-saved - the profile is stored; `section` is `company_profile`
 */
defineWidget<CompanyProfileProps>('ndt-company-profile', {
  component: CompanyProfileEditor,
  styles,
  attributes: {
    /** The company; without it, the page's global of that name. Without either, a save creates one. */
    companyId: number(),
  },
})
