import { texts } from '../../src/index'

/** The words of `<ndt-viewed-companies>`. */
export const viewedCompaniesTexts = texts('viewed-companies', {
  title: 'Most Viewed Companies',
  explore: 'Explore Companies',
  empty: "It seems you haven't visited any company yet.",
  start: 'Click here to start exploring!',
  rating: 'Rating',
  reviews: '{n} reviews',
  'reviews.one': '{n} review',
  viewedToday: 'Viewed today',
  viewed: 'Viewed {n} days ago',
})
