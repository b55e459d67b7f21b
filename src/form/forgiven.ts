/** Errors that are left of others: nobody was refused anew. */
export const forgiven = new WeakSet<object>()
