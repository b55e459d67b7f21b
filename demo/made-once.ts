/** What is made when it is first asked for, and kept. What could not be made is tried anew by the next who asks. */
export function madeOnce<Made>(
  kept: Map<string, Promise<Made>>,
  key: string,
  make: () => Promise<Made>,
): Promise<Made> {
  let made = kept.get(key)
  if (!made) {
    kept.set(key, (made = make()))
    made.catch(() => kept.delete(key))
  }
  return made
}
