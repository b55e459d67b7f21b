/** A file that was uploaded and looked into, ready to be kept. */
export interface Upload {
  /** What it is called when it is downloaded. */
  name: string
  /** What its bytes are, whatever it was called. */
  mime: string
  /** Its ending, without the dot. */
  ending: string
  bytes: Uint8Array
}

const LONGEST = 100
/** How much of a name is looked into: patterns and Unicode's forms take more than its length in time. */
const READ = 1000

// Control characters, and marks that turn the direction of text: with one, `cvfdp.exe` reads `cvexe.pdf`.
const unseen = /[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** The name to keep an upload under: its own, without folders and tricks, ending as its content does. */
export function nameFor(given: string, ending: string, otherwise: string): string {
  const from = Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1
  const last = given.slice(from, from + READ).normalize('NFC')
  const plain = last.replace(/\s+/g, ' ').replace(unseen, '').trim()
  const isEnded = plain.toLowerCase().endsWith(`.${ending}`)
  const stem = (isEnded ? plain.slice(0, -ending.length - 1) : plain).replace(/^[. ]+|[. ]+$/g, '')
  return `${[...stem].slice(0, LONGEST).join('') || otherwise}.${ending}`
}
