import { defineWidget, flag } from '../../src/index'
import { Preferences, type PreferencesProps } from './preferences'
import styles from './preferences.css'

/**
 * The Preferences dialog: the kinds of content that the user follows.
 *
 * @group Job seeker
 * @use In the member’s menu, or right after signing up.
 * @avoid For settings of mails or of the account.
 * @requirements R118-R123
 * @fallback In `slot="trigger"`, a link to a page of yours with the preferences.
 * @fires ndt-ready - the tag can be opened
 * @fires ndt-open - the dialog opened
 * @fires ndt-close - the dialog closed
 * @fires ndt-saved - the preferences are saved; `section` is `preferences`
 */
defineWidget<PreferencesProps>('ndt-preferences', {
  component: Preferences,
  styles,
  attributes: {
    /** Shows the dialog. */
    open: flag(),
  },
  methods: ['show', 'close'],
})
