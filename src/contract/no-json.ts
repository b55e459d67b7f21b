import { ApiError } from '../error'

/** Why an answer is no JSON, and what mends it, in words for who makes the backend. */
export interface NoJson {
  /** Words of PHP's stand in it, it is HTML, or anything else. */
  kind: 'php' | 'html' | 'text'
  /** What is said of the answer: `begins with an HTML warning of PHP: …`. */
  said: string
  mend: string
}

/** Characters of a body that are told. */
const MOST = 200
/** What PHP prints into an answer, without its tags. */
const PHP =
  /\b(Warning|Notice|Deprecated|Strict Standards|(?:Recoverable f|F)atal error|Parse error): .*? on line \d+/

/** Why a body is no JSON; undefined where it is some. */
export function whyNoJson(body: string): NoJson | undefined {
  if (isJson(body)) return undefined
  // with the sign that Xdebug puts before it
  const words = body
    .replace(/<[^>]*>/g, '')
    .replace(/\s+|\( ! \)/g, ' ')
    .trim()
  const isMarkup = /^\s*</.test(body)
  const php = PHP.exec(words)
  if (php) {
    const [a, word] = /error/.test(php[1]!) ? ['an', 'error'] : ['a', 'warning']
    const where = php.index ? 'holds' : 'begins with'
    return {
      kind: 'php',
      said: `${where} ${isMarkup ? 'an HTML' : a} ${word} of PHP: ${short(php[0])}, not JSON`,
      mend: 'Mend what it says, and have PHP write such words into its log: `display_errors` off, `log_errors` on.',
    }
  }
  if (isMarkup) {
    const title = /<(?:title|h1)[^>]*>([^<]+)/i.exec(body)?.[1]
    return {
      kind: 'html',
      said: `is HTML: ${short(title ?? words)}, not JSON`,
      mend: 'Answer every call in JSON, refusals too; one that wants a session with 401.',
    }
  }
  return {
    kind: 'text',
    said: body.trim() ? `is no JSON: ${JSON.stringify(short(body))}` : 'is empty',
    mend: 'Print the JSON and nothing else: nothing before it, and nothing behind.',
  }
}

/** The failure of a call whose answer could not be read, with the cause where that is no JSON. */
export function named(
  error: ApiError,
  { method, path }: { method: string; path: string },
  data: unknown,
): ApiError {
  const why = typeof data === 'string' ? whyNoJson(data) : undefined
  const said = why && `${method} ${path}: the answer ${why.said}. ${why.mend}`
  return said ? new ApiError('malformed', error.status, said) : error
}

function short(words: string): string {
  const text = words.trim()
  return text.length > MOST ? `${text.slice(0, MOST)}…` : text
}

function isJson(body: string): boolean {
  try {
    JSON.parse(body)
    return true
  } catch {
    return false
  }
}
