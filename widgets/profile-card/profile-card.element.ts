import { defineWidget, takeProfile } from '../../src/index'
import { ProfileCard } from './profile-card'
import styles from './profile-card.css'

/**
 * The job seeker's profile card: photo, name, about me, links and contact.
 *
 * @group Job seeker
 * @use On a member’s own dashboard, first in its column.
 * @avoid To show a member to employers: it offers to edit.
 * @requirements R31-R35, R39
 * @fallback The name and the contact data, as the page knows them.
 * @fires ndt-ready - the profile is shown
 */
defineWidget('ndt-profile-card', { component: ProfileCard, styles, takeData: takeProfile })
