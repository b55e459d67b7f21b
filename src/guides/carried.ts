/** Keeps the words of an enquiry's save for the thank-you page (R281, Q10); no other page of the guides needs it. */
export const carrying = () => import('../form/carried')

/** Says there what was kept. */
export const sayingCarried = () => import('../form/say-carried')
