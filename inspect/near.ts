import { closestMatch } from 'leven'

/** The known name that a wrong one was meant to be; undefined where none is like it. */
export function near(wrong: string, names: Iterable<string>): string | undefined {
  const candidates = [...names]
  const maxDistance = Math.max(2, Math.floor(wrong.length / 3))
  const plain = candidates.find(name => bare(name) === bare(wrong))
  return plain ?? closestMatch(wrong, candidates, { maxDistance })
}

/** What ends a sentence about a wrong name: `is it "kind"?`. */
export function orNear(wrong: string, names: Iterable<string>, otherwise: string): string {
  const name = near(wrong, names)
  return name ? `Write \`${name}\`.` : otherwise
}

const bare = (name: string) => name.replace(/[^a-z\d]/gi, '').toLowerCase()
