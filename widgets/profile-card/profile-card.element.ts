import { defineWidget, takeProfile } from '../../src/index'
import { ProfileCard } from './profile-card'
import styles from './profile-card.css'

/**
 * The job seeker's profile card: photo, name, about me, links and contact.
 *
 * @requirements R31-R35, R39
 * @fallback The name and the contact data, as the page knows them.
 * @fires ndt-ready - the profile is shown
 */
defineWidget('ndt-profile-card', { component: ProfileCard, styles, takeData: takeProfile })
