/** What the forms know of their tab: once its visitor has signed out, what they still show is not kept again. */
export const tab = { hasSignedOut: false }
