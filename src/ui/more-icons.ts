/** Drawings that screens share which open on demand; apart, so that they are not in every page's runtime. */
export const cross = 'm5 5 10 10M15 5 5 15'
export const done =
  'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0M6.75 10.25l2.25 2.25 4.25-4.75'
export const door =
  'M8 3.5H5c-.85 0-1.5.65-1.5 1.5v10c0 .85.65 1.5 1.5 1.5h3M13 13.5l3.5-3.5L13 6.5M16.5 10H8'
export const plus = 'M10 4v12M4 10h12'
