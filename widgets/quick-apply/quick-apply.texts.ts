import { texts } from '../../src/index'

/** The words of `<ndt-quick-apply>`. */
export const quickApplyTexts = texts('quick-apply', {
  title: 'Quick Apply',
  applicant_name: 'Name',
  applicant_email: 'Email',
  contact_number: 'Contact number',
  applicant_message: 'Cover letter',
  tooLong: 'Cover letter: at most 1000 characters.',
  applicant_attachment: 'Resume',
  submit: 'Submit',
  saved: 'Successfully Applied for job',
})
