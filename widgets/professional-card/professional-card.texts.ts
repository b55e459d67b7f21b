import { texts } from '../../src/index'

/** The words of `<ndt-professional-card>`. */
export const professionalCardTexts = texts('professional-card', {
  title: 'Professional Information',
  edit: 'Edit Professional Information',
  professions: 'Professions',
  industries: 'Industries',
})
