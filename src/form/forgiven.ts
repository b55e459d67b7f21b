/** Errors that are left of others, and whether those were told: nobody was refused anew. */
export const forgiven = new WeakMap<object, boolean>()
