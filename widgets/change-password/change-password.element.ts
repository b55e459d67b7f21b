import { defineWidget, flag } from '../../src/index'
import { ChangePassword, type ChangePasswordProps } from './change-password'

/**
 * The Change Password dialog.
 *
 * @group Job seeker
 * @use In the account of a member who knows the present password.
 * @avoid For a forgotten password: that is a page of yours, with a mail.
 * @requirements R124-R128
 * @fallback In `slot="trigger"`, a link to a page of yours that changes the password.
 * @fires ndt-ready - the tag can be opened
 * @fires ndt-open - the dialog opened
 * @fires ndt-close - the dialog closed
 * @fires ndt-saved - the password is changed; `section` is `password`
 * @fires ndt-navigate - before it leads to the sign-in page
 */
defineWidget<ChangePasswordProps>('ndt-change-password', {
  component: ChangePassword,
  attributes: {
    /** Shows the dialog. */
    open: flag(),
  },
  methods: ['show', 'close'],
})
