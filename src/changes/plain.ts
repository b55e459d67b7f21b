/** Markup; an address in angle brackets is none. */
const MARKUP = /<([!?/]|[a-z][\w-]*([\s/>]|$))/i
/** What only the server's makers understand: PHP's own messages, exceptions, and files with a line. */
const INSIDE =
  /^\W*(PHP )?((Fatal|Parse) error|(Warning|Notice|Deprecated):.* on line \d|Exception:)|Uncaught |SQLSTATE|Stack trace|Traceback|[a-z]Exception\b|(\.php|\/[\w.-]+\.\w{2,4})(:|\(| on line )\d/

/** Characters of a server's words that a toast has room for. */
const MOST = 500

/** A server's words as they can be shown to people; '' for markup and its inside (Q115). */
export function plain(words: string): string {
  if (MARKUP.test(words) || INSIDE.test(words)) return ''
  return words.length < MOST ? words : `${words.slice(0, MOST).replace(/\s+\S*$/, '')}…`
}
