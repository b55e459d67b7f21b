import { defineWidget, flag, text } from '../../src/index'
import { PersonalInfo, type PersonalInfoProps } from './personal-info'

/**
 * The Personal Information dialog.
 *
 * @group Job seeker
 * @use Where a member edits name, contact and links; the profile card opens it by itself.
 * @avoid For a company’s contacts, which the company’s profile has.
 * @requirements R40-R54
 * @fallback In `slot="trigger"`, a link to a page of yours with the same form.
 * @fires ndt-ready - the tag can be opened
 * @fires ndt-open - the dialog opened
 * @fires ndt-close - the dialog closed
 * @fires ndt-saved - the form is saved; `section` is `personal_info`
 */
defineWidget<PersonalInfoProps>('ndt-personal-info', {
  component: PersonalInfo,
  attributes: {
    /** Shows the dialog. */
    open: flag(),
    /** The field that has the focus as the dialog opens, by its name on the wire: `city`. */
    field: text(''),
  },
  methods: ['show', 'close'],
})
