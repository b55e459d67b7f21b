/** What people ask for, and what names have in its place. */
const alsoCalled: Record<string, string[]> = {
  calendar: ['date picker', 'dates'],
  color: ['colour'],
  dropdown: ['select', 'combobox', 'menu'],
  empty: ['new member', 'none'],
  error: ['danger', 'wrong', 'failed', 'refused', 'malformed', 'too large', 'too long', 'offline'],
  font: ['type'],
  invalid: ['wrong', 'error'],
  mobile: ['narrow', 'phone'],
  modal: ['dialog', 'question'],
  dialog: ['question'],
  phone: ['narrow'],
  popup: ['dialog', 'question'],
  refused: ['failed', 'error', 'wrong', 'too large', 'twice'],
  rtl: ['right to left'],
  skeleton: ['loading'],
  spacing: ['space'],
  typography: ['type'],
}

/** Words that no state is told by. */
const passing = /^(an?|and|for|in|ndt|of|on|the|to|with)$/

/** What is asked for: the words that tell a state, and the theme to see it in. */
export interface Asked {
  theme: string | undefined
  /** Whether a text has all words, or what else these are called. */
  fits: (text: string) => boolean
}

/** Reads what was typed: "a dialog with errors, dark". */
export function readAsked(typed: string): Asked {
  const words = typed
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .split(/[^\p{L}\d]+/u)
    .map(word => word.replace(/s$/, ''))
    .filter(word => word && !passing.test(word))
  const isTheme = (word: string) => word === 'dark' || word === 'light'
  const names = words
    .filter(word => !isTheme(word))
    .map(word => [word, ...(Object.hasOwn(alsoCalled, word) ? alsoCalled[word]! : [])])
  return {
    theme: words.find(isTheme),
    fits(text) {
      const plain = ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')}`
      return names.every(ways => ways.some(way => plain.includes(` ${way}`)))
    },
  }
}
