import { defineWidget, flag, text } from '../../src/index'
import { JobInfo, type JobInfoProps } from './job-info'

/**
 * The Job Information dialog: locations, skills, cover letter and resume.
 *
 * @group Job seeker
 * @use Where a member edits what they are looking for; the job profile card opens it by itself.
 * @avoid To apply for one job: that is Quick Apply.
 * @requirements R60-R72
 * @fallback In `slot="trigger"`, a link to a page of yours with the same form.
 * @fires ndt-ready - the tag can be opened
 * @fires ndt-open - the dialog opened
 * @fires ndt-close - the dialog closed
 * @fires ndt-saved - the form is saved; `section` is `job_info`
 */
defineWidget<JobInfoProps>('ndt-job-info', {
  component: JobInfo,
  attributes: {
    /** Shows the dialog. */
    open: flag(),
    /** The field that has the focus as the dialog opens, by its name on the wire: `skills`. */
    field: text(''),
  },
  methods: ['show', 'close'],
})
