/** An arrow into a tray. */
export const download =
  'M10 3.5v9.25M6.25 9.25 10 13l3.75-3.75M3.5 13.5V15c0 .85.65 1.5 1.5 1.5h10c.85 0 1.5-.65 1.5-1.5v-1.5'

/** One drawing a benefit, in their order: a gauge, coins, scales, a shield, a rise, a sheet. */
export const benefits = [
  'M3.2 14.5a7.5 7.5 0 1 1 13.6 0M10 12l3.25-4M9 12a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  'M3.25 8a4.75 4.75 0 1 0 9.5 0 4.75 4.75 0 1 0-9.5 0M12.2 7.4a4.75 4.75 0 1 1-4.8 5.2',
  'M10 3.5v13M4.5 6.5h11M4.5 6.5 2.5 11h4zM15.5 6.5l-2 4.5h4zM7 16.5h6',
  'm10 2.75 6 2.25v4.5c0 3.75-2.5 6.5-6 7.75-3.5-1.25-6-4-6-7.75V5zM7.25 10l2 2 3.5-4',
  'm3 14 4.5-5 3.5 3 6-7M13 5h4v4',
  'M5 3.5h10v13H5zM7.5 7h5M7.5 10h5M7.5 13h3',
]
