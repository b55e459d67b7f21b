/** Any failure, by the names that states have. */
const failures = [
  ...['danger', 'wrong', 'failed', 'refused', 'malformed', 'too large', 'too long', 'offline'],
  ...['error', 'not '],
]
const questions = ['question', 'with delete', 'deleting', 'leaving', 'unsaved', 'sign out']
const underWay = ['loading', 'saving', 'sending', 'submitting', 'uploading', 'checking', 'deleting']

/** What people ask for, and what names have in its place, as expressions. */
const alsoCalled: Record<string, string[]> = {
  '401': ['ended', 'not signed'],
  '404': ['unknown', 'none found'],
  audience: ['guide page'],
  busy: underWay,
  calendar: ['date picker', 'dates'],
  checkbox: ['check group', 'rows selected'],
  color: ['colour'],
  confirm: questions,
  confirmation: questions,
  contrast: ['colour'],
  density: ['compact', 'space'],
  dialog: ['question'],
  done: ['saved(?! panel)', 'sent', 'applied', 'uploaded', 'thanks'],
  dropdown: ['select', 'combobox', 'menu'],
  empty: ['new member', 'none', 'no '],
  error: failures,
  expired: ['ended'],
  failed: ['danger', 'not loaded', 'not read', 'not sent'],
  failure: failures,
  faq: ['guide page'],
  font: ['type'],
  hero: ['guide page'],
  image: ['photo', 'picture'],
  invalid: failures,
  invitation: ['new member', 'profile card (?:empty|partly)', 'card empty'],
  login: ['signed in', 'not signed', 'session'],
  logging: ['signing'],
  logout: ['sign out', 'signed out', 'signing out'],
  modal: ['dialog', 'question'],
  narrow: ['phone'],
  nextstep: ['new member', 'profile card (?:empty|partly)'],
  phone: ['narrow'],
  picture: ['photo', 'image'],
  pending: underWay,
  popup: ['dialog', 'question'],
  progress: ['uploading', 'sending', 'on their way'],
  refused: ['failed', 'error', 'wrong', 'too large', 'twice'],
  review: ['viewed companies', 'little known'],
  rtl: ['right to left'],
  savedview: ['view open', 'view deleted'],
  signedout: ['signed out', 'not signed', 'ended'],
  skeleton: ['loading'],
  spacing: ['space'],
  spinner: underWay,
  strength: ['profile card', 'dashboard'],
  success: ['saved(?! panel)', 'sent', 'applied', 'uploaded', 'thanks'],
  switch: ['(?:product|service) table', 'preferences'],
  typography: ['type'],
  undo: ['removed', 'unpublishing', 'many unpublished', 'view deleted', 'with action'],
  waiting: underWay,
}

/** Words that no state is told by. */
const passing = /^(an?|after|at|by|for|from|in|it|load|ndt|of|on|the|to|when|where|while|with)$/

/** How a state is looked at: what of the toolbar each word sets, and how that reads. */
const looks: Record<string, [global: string, said: string]> = {
  bootstrap: ['design:bootstrap3', 'in Bootstrap 3’s theme'],
  dark: ['theme:dark', 'dark'],
  highcontrast: ['design:highContrast', 'in high contrast'],
  light: ['theme:light', 'light'],
  narrow: ['viewport:phone', 'on a phone'],
  phone: ['viewport:phone', 'on a phone'],
  rtl: ['dir:rtl', 'right to left'],
  tablet: ['viewport:tablet', 'on a tablet'],
}

/** What is asked for: the words that tell a state, and the look to see it in. */
export interface Asked {
  /** What of the toolbar to set, as an address has it. */
  globals: string
  /** The same in words: "on a phone, dark". */
  look: string
  /** How much of what is asked for a text has; 1 is all. */
  fit: (text: string) => number
}

/** Reads what was typed: "a dialog with errors, dark". */
export function readAsked(typed: string): Asked {
  const words = typed
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/\bright.to.left\b/g, 'rtl')
    .replace(/\bbootstrap 3\b/g, 'bootstrap')
    .replace(/\bhigh[ -]contrast\b/g, 'highcontrast')
    .replace(/\bnext step\b/g, 'nextstep')
    .replace(/\bsaved views?\b/g, 'savedview')
    .replace(/\bmobile\b/g, 'phone')
    .replace(/\bnot found\b/g, '404')
    .replace(/\b(?:signed|logged)[ -]out\b/g, 'signedout')
    .split(/[^\p{L}\d]+/u)
    .map(word => word.replace(/(?<!s)s$/, ''))
    .filter(word => word && !passing.test(word))
  const asked = words.filter(word => Object.hasOwn(looks, word)).map(word => looks[word]!)
  const telling = words.filter(word => !/^(?:theme|design):/.test(looks[word]?.[0] ?? ''))
  const names = telling.map(waysOf)
  // who asks for a table that loads on a phone rather sees it load than a phone
  const weights = telling.map(word => (Object.hasOwn(looks, word) ? 0.5 : 1))
  const most = sum(weights)
  return {
    globals: [...new Set(asked.map(([global]) => global))].join(';'),
    look: [...new Set(asked.map(([, said]) => said))].join(', '),
    fit(text) {
      const plain = ` ${text.toLowerCase().replace(/[^\p{L}\d]+/gu, ' ')}`
      const has = names.map(ways => ways.test(plain))
      return most ? sum(weights.filter((_, at) => has[at])) / most : 1
    },
  }
}

function waysOf(word: string): RegExp {
  const others = Object.hasOwn(alsoCalled, word) ? alsoCalled[word]! : []
  return new RegExp(` (?:${[word, ...others].join('|')})`)
}

function sum(numbers: number[]): number {
  return numbers.reduce((all, one) => all + one, 0)
}
