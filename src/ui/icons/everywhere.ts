/** Drawings on a 20-unit grid that most pages show: the runtime holds them. */
export const alert =
  'M2.75 10a7.25 7.25 0 1 0 14.5 0 7.25 7.25 0 1 0-14.5 0M10 6.25v4.5M10 13.5v.01'
export const arrow = 'M4 10h12M11 5l5 5-5 5'
export const chevronDown = 'm5.5 8 4.5 4.5L14.5 8'
export const cross = 'm5 5 10 10M15 5 5 15'
export const dots = 'M10 4.75v.01M10 10v.01M10 15.25v.01'
export const retry = 'M16 10a6 6 0 1 1-1.8-4.3L16 7.5M16 3.5v4h-4'
