/** Which rows a list shows. */
export const funnel = 'M3 5.25h14M5.75 10h8.5M8.25 14.75h3.5'
