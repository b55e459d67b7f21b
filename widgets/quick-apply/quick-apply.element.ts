import { defineWidget, flag, number, required, text } from '../../src/index'
import { QuickApply, type QuickApplyProps } from './quick-apply'
import styles from './quick-apply.css'

/**
 * The Quick Apply dialog: an application for one job, prefilled from the profile.
 *
 * @group Job seeker
 * @use Beside a job that takes applications here; the saved panel opens it by itself.
 * @avoid For jobs with a site of their own to apply at: link that.
 * @requirements R111-R117
 * @fallback In `slot="trigger"`, a link to a page of yours where one can apply.
 * @fires ndt-ready - the tag can be opened
 * @fires ndt-open - the dialog opened
 * @fires ndt-close - the dialog closed
 * @fires ndt-saved - the application is sent; `section` is `application`
 * @example <ndt-quick-apply job-id="501" job-title="Rope Access UT Technician"><a slot="trigger" href="/ndt-jobs/rope-access-ut-technician">Quick Apply</a></ndt-quick-apply>
 */
defineWidget<QuickApplyProps>('ndt-quick-apply', {
  component: QuickApply,
  styles,
  attributes: {
    /** The job's id. */
    jobId: required(number()),
    /** The job's title, shown above the form. */
    jobTitle: text(''),
    /** Shows the dialog. */
    open: flag(),
  },
  methods: ['show', 'close'],
})
