import { defineWidget, takeProfile } from '../../src/index'
import { ProfessionalCard } from './professional-card'

/**
 * The Professional Information card: professions and industries.
 *
 * @group Job seeker
 * @use On a member’s own dashboard, in a column of 300 px or more.
 * @avoid To show a member to employers: it offers to edit.
 * @requirements R30
 * @fallback The professions and industries, as lists.
 * @fires ndt-ready - the profile is shown
 */
defineWidget('ndt-professional-card', { component: ProfessionalCard, takeData: takeProfile })
