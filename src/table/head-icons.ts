/** A column by which the list is not sorted. */
export const both = 'm6.5 8 3.5-3.5L13.5 8m-7 4 3.5 3.5 3.5-3.5'
