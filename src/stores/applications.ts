import { atom } from 'nanostores'

/** How many applications were sent from this page; the saved jobs are asked for again with each (R116). */
export const $applications = atom(0)
