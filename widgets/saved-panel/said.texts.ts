import { texts } from '../../src/index'

/** The words of what `<ndt-saved-panel>` says aloud, and does not show. */
export const saidTexts = texts('saved-panel', {
  shownJobs: '{n} Jobs',
  'shownJobs.one': '{n} Job',
  shownCourses: '{n} Courses',
  'shownCourses.one': '{n} Course',
})
