/** Drawings that several screens show; the build writes each into the modules that show it. */
export const bin =
  'M3.5 5.5h13M8 5.5V4c0-.4.35-.75.75-.75h2.5c.4 0 .75.35.75.75v1.5M5 5.5l.7 10c.05.65.6 1.2 1.25 1.2h6.1c.65 0 1.2-.55 1.25-1.2l.7-10M8.5 9v4.5M11.5 9v4.5'
export const calendar =
  'M4.5 4.25h11c.8 0 1.5.7 1.5 1.5v9.5c0 .8-.7 1.5-1.5 1.5h-11A1.5 1.5 0 0 1 3 15.25v-9.5c0-.8.7-1.5 1.5-1.5zM3 8.25h14M6.75 2.75v3M13.25 2.75v3'
export const check = 'm4 10.5 4 4 8-9'
export const chevronLeft = 'M12 5.5 7.5 10l4.5 4.5'
export const chevronRight = 'm8 5.5 4.5 4.5L8 14.5'
export const done =
  'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0M6.75 10.25l2.25 2.25 4.25-4.75'
export const door =
  'M8 3.5H5c-.85 0-1.5.65-1.5 1.5v10c0 .85.65 1.5 1.5 1.5h3M13 13.5l3.5-3.5L13 6.5M16.5 10H8'
export const down = 'M10 4v12M5 11l5 5 5-5'
export const download =
  'M10 3.5v9.25M6.25 9.25 10 13l3.75-3.75M3.5 13.5V15c0 .85.65 1.5 1.5 1.5h10c.85 0 1.5-.65 1.5-1.5v-1.5'
export const eye =
  'M2 10s2.9-5.25 8-5.25S18 10 18 10s-2.9 5.25-8 5.25S2 10 2 10zM7.75 10a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0'
export const lens = 'M3.5 9a5.5 5.5 0 1 0 11 0 5.5 5.5 0 1 0-11 0M13.2 13.2 17 17'
export const linkedIn =
  'M5.5 3h9A2.5 2.5 0 0 1 17 5.5v9a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 3 14.5v-9A2.5 2.5 0 0 1 5.5 3zM6.75 9v4.5M6.75 6.4v.01M9.75 13.5V9M9.75 11c0-1.2.8-2 1.9-2s1.6.7 1.6 1.9v2.6'
export const lock =
  'M5.5 9h9c.55 0 1 .45 1 1v5.5c0 .55-.45 1-1 1h-9c-.55 0-1-.45-1-1V10c0-.55.45-1 1-1zM7 9V6.5a3 3 0 0 1 6 0V9'
export const mail =
  'M4.25 4.25h11.5a1.5 1.5 0 0 1 1.5 1.5v8.5a1.5 1.5 0 0 1-1.5 1.5H4.25a1.5 1.5 0 0 1-1.5-1.5v-8.5a1.5 1.5 0 0 1 1.5-1.5zM3.25 5.75l6.75 5 6.75-5'
/** The portal's mark, an echo in a trace: of all, it alone is on a grid of 30 units. */
export const mark = 'M4.5 19h5l2.2-10.5L15 23l2.4-8 1.6 4h6.5'
export const paper =
  'M6 2.75h5.25l4 4V16a1.25 1.25 0 0 1-1.25 1.25H6A1.25 1.25 0 0 1 4.75 16V4A1.25 1.25 0 0 1 6 2.75zM11 3v4h4'
export const pencil = 'm12.6 4.4 3 3L7 16H4v-3zM11 6l3 3'
export const person =
  'M6.75 7a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0-6.5 0M3.75 17c.6-3.2 3-5 6.25-5s5.65 1.8 6.25 5'
export const phone =
  'M4.5 3.5h2.6l1.4 3.6-1.8 1.3a9.5 9.5 0 0 0 4.9 4.9l1.3-1.8 3.6 1.4v2.6a1.5 1.5 0 0 1-1.6 1.5C8.6 16.6 3.4 11.4 3 5.1a1.5 1.5 0 0 1 1.5-1.6z'
export const picture =
  'M4.5 3.5h11A1.5 1.5 0 0 1 17 5v10a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 15V5a1.5 1.5 0 0 1 1.5-1.5zM6 7.75a1.25 1.25 0 1 0 2.5 0 1.25 1.25 0 1 0-2.5 0M3.5 14l4-3.75 2.75 2.5 3-3.25 3.5 3.5'
export const pin =
  'M10 17.5s5.5-4.7 5.5-9.2a5.5 5.5 0 1 0-11 0c0 4.5 5.5 9.2 5.5 9.2zM8 8.25a2 2 0 1 0 4 0 2 2 0 1 0-4 0'
export const plus = 'M10 4v12M4 10h12'
export const sliders =
  'M3 6h7M14 6h3M3 14h3M10 14h7M10 6a2 2 0 1 0 4 0 2 2 0 1 0-4 0M6 14a2 2 0 1 0 4 0 2 2 0 1 0-4 0'
export const twitter =
  'M17.6 4.4s-.6 1.6-1.6 2.7c1.3 8.2-7.6 14.1-14.6 9.5 1.8.1 3.6-.5 4.9-1.6C2.2 13.7-.2 8.8 2.3 5.3c2.1 2.1 4.6 3.3 7.4 3.2-.7-3.4 3.3-5.4 5.7-3.1.9 0 2.2-1 2.2-1z'
export const up = 'M10 16V4M5 9l5-5 5 5'
export const upload =
  'M10 13V3.75M6.25 7.25 10 3.5l3.75 3.75M3.5 13.5V15c0 .85.65 1.5 1.5 1.5h10c.85 0 1.5-.65 1.5-1.5v-1.5'
