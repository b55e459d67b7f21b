import { draw, read, readSheet } from './dom'
import { siteHeader } from './header'
import { savedPanel, viewedCompanies } from './lists'
import { profileCard } from './profile'
import { jobProfileCard, professionalCard } from './sections'

const place = name => document.querySelector(`ndt-${name}`)

// all is asked for at once, and drawn as it comes
const sheet = readSheet()
const profile = read('get-profile-details')
const jobs = read('get-saved-job?is_applied=2')
const companies = read('most-viewed-companies')

Promise.all([sheet, profile]).then(([sheet, profile]) => {
  draw(place('site-header'), sheet, ...siteHeader(profile))
  draw(place('profile-card'), sheet, profileCard(profile))
  draw(place('professional-card'), sheet, professionalCard(profile))
  draw(place('job-profile-card'), sheet, jobProfileCard(profile))
})
Promise.all([sheet, jobs]).then(([sheet, jobs]) =>
  draw(place('saved-panel'), sheet, savedPanel(jobs)),
)
Promise.all([sheet, companies]).then(([sheet, companies]) =>
  draw(place('viewed-companies'), sheet, viewedCompanies(companies)),
)
