/** Drawings that screens share which open on demand; apart, so that they are not in every page's runtime. */
export const cross = 'm5 5 10 10M15 5 5 15'
export const done =
  'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0M6.75 10.25l2.25 2.25 4.25-4.75'
export const plus = 'M10 4v12M4 10h12'
