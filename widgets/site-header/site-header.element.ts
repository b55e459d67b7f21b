import { defineWidget, text } from '../../src/index'
import { SiteHeader, type SiteHeaderProps } from './site-header'
import styles from './site-header.css'

/**
 * The site's header: home link, tagline, search, List Your Company and the user menu.
 *
 * @group Job seeker
 * @use On top of every page but the company’s area, for visitors and members.
 * @avoid Twice on a page, or below the fold.
 * @requirements R19-R29
 * @fallback A home link, a search form and a link to sign in.
 * @fires ndt-ready - the header is shown
 * @fires ndt-navigate - before a search or a link of it leaves the page
 */
defineWidget<SiteHeaderProps>('ndt-site-header', {
  component: SiteHeader,
  styles,
  attributes: {
    /** The page that a search leads to; the query is added as `?q=`. */
    searchUrl: text('/search'),
    /** Where List Your Company leads. */
    listCompanyUrl: text('/company-sign-in#create'),
  },
})
