import { defineWidget, takeProfile } from '../../src/index'
import { JobProfileCard } from './job-profile-card'
import styles from './job-profile-card.css'

/**
 * The Job Profile card: locations, skills, cover letter and resume.
 *
 * @group Job seeker
 * @use On a member’s own dashboard, in a column of 300 px or more.
 * @avoid To show a member to employers: it offers to edit.
 * @requirements R30
 * @fallback The skills and a link to the resume.
 * @fires ndt-ready - the profile is shown
 */
defineWidget('ndt-job-profile-card', { component: JobProfileCard, styles, takeData: takeProfile })
