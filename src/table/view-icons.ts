/** How a list looks. */
export const rows = 'M4 5h12M4 10h12M4 15h12'
