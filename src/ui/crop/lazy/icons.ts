/** Drawings of the cropper's controls. */
export const minus = 'M4 10h12'
export const turnLeft = 'M4 4.5v4h4M4.4 8.5a6 6 0 1 1-.2 3.2'
export const turnRight = 'M16 4.5v4h-4M15.6 8.5a6 6 0 1 0 .2 3.2'
