/** How the server knows what it is asked to add twice. */
export interface Once {
  /** Its `Idempotency-Key`. */
  key: string
  /** It was added. */
  end: () => unknown
}

/** Those of the bodies that are on their way; apart from what makes them, which comes with the first form. */
export const sentOnce = new WeakMap<object, Once>()

/** What was sent is added: the same once more is another one. */
export function added(body: unknown): void {
  sentOnce.get(Object(body) as object)?.end()
}
