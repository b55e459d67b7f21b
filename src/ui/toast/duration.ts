/** Milliseconds that a toast stays where its screen names no other time (R18). */
export const TOAST = 2500
