import { texts } from '../../src/index'

/** The words of `<ndt-saved-panel>`. */
export const savedPanelTexts = texts('saved-panel', {
  title: 'Saved',
  kind: 'Show',
  jobs: 'Jobs',
  courses: 'Courses',
  filter: 'Filter',
  all: 'All',
  bookmarked: 'Bookmarked',
  applied: 'Applied',
  registered: 'Registered',
  either: '{a} or {b}',
  none: 'No {rows} {kind} found',
  missing: 'Saved {kind} could not be loaded.',
  start: 'Click here to start exploring!',
  exploreJobs: 'Explore Jobs',
  exploreCourses: 'Explore Courses',
  appliedOn: 'Applied on {date}',
  registeredOn: 'Registered on {date}',
  actions: 'Actions for {title}',
})
