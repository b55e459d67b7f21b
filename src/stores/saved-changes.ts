import { atom } from 'nanostores'

/** How often a bookmark or an application has changed, here or in another tab; the saved lists are asked for again with each (R116). */
export const $savedChanges = atom(0)
