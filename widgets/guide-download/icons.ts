/** An arrow into a tray. */
export const download =
  'M10 3.5v9.25M6.25 9.25 10 13l3.75-3.75M3.5 13.5V15c0 .85.65 1.5 1.5 1.5h10c.85 0 1.5-.65 1.5-1.5v-1.5'
/** A closed lock. */
export const lock =
  'M5.5 9h9c.55 0 1 .45 1 1v5.5c0 .55-.45 1-1 1h-9c-.55 0-1-.45-1-1V10c0-.55.45-1 1-1zM7 9V6.5a3 3 0 0 1 6 0V9'
