import { defineWidget, takeProfile } from '../../src/index'
import { ProfessionalCard } from './professional-card'

/**
 * The Professional Information card: professions and industries.
 *
 * @requirements R30
 * @fallback The professions and industries, as lists.
 * @fires ndt-ready - the profile is shown
 */
defineWidget('ndt-professional-card', { component: ProfessionalCard, takeData: takeProfile })
