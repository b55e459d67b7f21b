import { texts } from '../../src/index'

/** The words of `<ndt-guide-list>`. */
export const guideListTexts = texts('guide-list', {
  metaTitle: 'NDT Guides',
  metaDescription:
    'Free buyer guides for non-destructive testing: equipment, standards and costs, written by practitioners.',
  hero: 'Unlock Your NDT Knowledge with Comprehensive Guides',
  explore: 'Explore Now',
  title: 'Explore Our Comprehensive NDT Guides',
  none: 'No guide has “{search}” in its title.',
  empty: 'There are no guides yet.',
  all: 'All guides',
  failed: 'The guides could not be loaded. Please try again later.',
  more: 'View more',
})
