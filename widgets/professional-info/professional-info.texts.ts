import { texts } from '../../src/index'

/** The words of `<ndt-professional-info>`. */
export const professionalInfoTexts = texts('professional-info', {
  title: 'Professional Information',
  professions: 'Professions',
  industries: 'Industries',
  saved: 'Professional Information Updated',
})
