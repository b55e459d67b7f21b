import { texts } from '../../src/index'

/** The words of `<ndt-site-header>`. */
export const siteHeaderTexts = texts('site-header', {
  home: 'NDT, home',
  listCompany: 'List Your Company',
  signIn: 'Sign in',
  search: 'Search',
  companies: 'NDT Companies',
  jobs: 'NDT Jobs',
  webinars: 'NDT Webinars',
  courses: 'NDT Courses',
  articles: 'NDT Articles',
  notes: 'NDT Application Notes',
  pause: 'Pause the tagline',
  menu: 'Account of {name}',
  about: 'Companies keep a public profile and list products and services.',
  profile: 'My Profile',
  preferences: 'Preferences',
  changePassword: 'Change Password',
  signOut: 'Sign out',
})
