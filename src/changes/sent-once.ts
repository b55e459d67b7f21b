/** How the server knows what it is asked to add twice. */
export interface Once {
  /** Its `Idempotency-Key`. */
  key: string
  /** It is answered. */
  end: () => void
}

/** Those of the bodies that are on their way; apart from what makes them, which comes with the first form. */
export const sentOnce = new WeakMap<object, Once>()
