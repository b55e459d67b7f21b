import { defineWidget, flag, text } from '../../src/index'
import { ProfessionalInfo, type ProfessionalInfoProps } from './professional-info'

/**
 * The Professional Information dialog: professions and industries.
 *
 * @group Job seeker
 * @use Where a member edits professions and industries; the professional card opens it by itself.
 * @avoid For skills and locations, which the job information has.
 * @requirements R55-R59
 * @fallback In `slot="trigger"`, a link to a page of yours with the same form.
 * @fires ndt-ready - the tag can be opened
 * @fires ndt-open - the dialog opened
 * @fires ndt-close - the dialog closed
 * @fires ndt-saved - the form is saved; `section` is `professional_info`
 */
defineWidget<ProfessionalInfoProps>('ndt-professional-info', {
  component: ProfessionalInfo,
  attributes: {
    /** Shows the dialog. */
    open: flag(),
    /** The field that has the focus as the dialog opens, by its name on the wire: `industries`. */
    field: text(''),
  },
  methods: ['show', 'close'],
})
