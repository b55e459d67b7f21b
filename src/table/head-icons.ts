/** A column by which the list is not sorted. */
export const both = 'm6.5 8 3.5-3.5L13.5 8m-7 4 3.5 3.5 3.5-3.5'
/** Sorted from the least on. */
export const up = 'M10 16V4M5 9l5-5 5 5'
/** Sorted from the most on. */
export const down = 'M10 4v12M5 11l5 5 5-5'
