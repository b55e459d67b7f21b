import { defineWidget, flag } from '../../src/index'
import { SignOut, type SignOutProps } from './sign-out'
import styles from './sign-out.css'

/**
 * The question before signing out.
 *
 * @group Job seeker
 * @use Behind whatever signs out; the site’s header opens it by itself.
 * @avoid To end a session that the server has ended: lead to the sign-in.
 * @requirements R129-R131
 * @fallback In `slot="trigger"`, a form or a link of yours that signs out.
 * @fires ndt-ready - the tag can be opened
 * @fires ndt-open - the question is asked
 * @fires ndt-close - the question is gone
 * @fires ndt-navigate - signed out, before it leads to the home page
 */
defineWidget<SignOutProps>('ndt-sign-out', {
  component: SignOut,
  styles,
  attributes: {
    /** Shows the question. */
    open: flag(),
  },
  methods: ['show', 'close'],
})
