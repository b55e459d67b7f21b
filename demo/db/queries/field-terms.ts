/** A method of testing: its code, its name, and what else people call it. */
interface Method {
  code: string
  name: string
  /** Words in lower case; one that ends in `*` stands for all that begin so. */
  phrases: string[]
}

/** The methods of testing, as jobs and those who search for one write them. */
export const methods: Method[] = [
  { code: 'UT', name: 'Ultrasonic', phrases: ['ut', 'ultrason*', 'ultrasound'] },
  { code: 'PAUT', name: 'Phased array', phrases: ['paut', 'phased array'] },
  { code: 'TOFD', name: 'Time of flight diffraction', phrases: ['tofd', 'time of flight'] },
  { code: 'RT', name: 'Radiographic', phrases: ['rt', 'radiograph*', 'x ray*', 'xray*'] },
  { code: 'MT', name: 'Magnetic particle', phrases: ['mt', 'mpi', 'magnetic particle*'] },
  {
    code: 'PT',
    name: 'Liquid penetrant',
    // prettier-ignore
    phrases: ['pt', 'lpi', 'dpi', 'fpi', 'liquid penetrant*', 'dye penetrant*', 'fluorescent penetrant*', 'penetrant*'],
  },
  { code: 'ET', name: 'Eddy current', phrases: ['et', 'ect', 'eca', 'eddy current*'] },
  { code: 'VT', name: 'Visual', phrases: ['vt', 'rvi', 'visual*'] },
  { code: 'AE', name: 'Acoustic emission', phrases: ['ae', 'acoustic emission*'] },
  { code: 'LT', name: 'Leak', phrases: ['lt', 'leak*'] },
  {
    code: 'IR',
    name: 'Infrared thermographic',
    phrases: ['ir', 'irt', 'infrared', 'thermograph*'],
  },
]

/** The levels of certification, as certificates write them. */
export const levels = ['I', 'II', 'III'] as const

/** Something that is looked for: a condition of PostgreSQL's, and its name if the field has one for it. */
export interface Sought {
  condition: (weights: string) => string
  name?: string
}

const lexeme = (word: string, weights: string) => `'${word.replace(/['\\]/g, '$&$&')}':${weights}`

const anyOf = (conditions: string[]) => `(${conditions.join(' | ')})`

const phraseOf = (phrase: string, weights: string) =>
  phrase
    .split(' ')
    .map(word => lexeme(word.replace('*', ''), (word.endsWith('*') ? '*' : '') + weights))
    .join(' <-> ')

/** A method, by any of its names. */
export const methodSought = ({ code, name, phrases }: Method): Sought => ({
  name: `${name} (${code})`,
  condition: weights => anyOf(phrases.map(phrase => phraseOf(phrase, weights))),
})

/** A level, also as the second of two: "Level II or III". A level of rope access, in digits, is none. */
export function levelSought(level: number): Sought {
  const numeral = levels[level - 1]!.toLowerCase()
  const condition = (weights: string) => {
    const word = (text: string) => lexeme(text, weights)
    const start = anyOf([word('level'), word('levels')])
    const own = anyOf([word(numeral), word(`${numeral}s`)])
    const other = anyOf(levels.map(text => word(text.toLowerCase())))
    const joint = anyOf([word('or'), word('and')])
    const digit = `${word('level')} <-> ${word(String(level))}`
    return anyOf([
      `${start} <-> ${own}`,
      `${start} <-> ${other} <-> ${own}`,
      `${start} <-> ${other} <-> ${joint} <-> ${own}`,
      `(${digit} & !(${word('irata')} <-> ${digit}))`,
    ])
  }
  return { name: `Level ${levels[level - 1]}`, condition }
}

const LEVEL = /^(?:level|levels|lvl|l)?(1|2|3|i|ii|iii)$/
const BEFORE_LEVEL = new Set(['level', 'levels', 'lvl'])
/** Words that add nothing to a method's name: "ultrasonic testing" is UT. */
const AFTER_METHOD = new Set(['testing', 'test', 'inspection', 'examination', 'method'])

/** What the words of a query stand for: terms of the field as such, and other words by their beginning. */
export function readQuery(words: string[]): Sought[] {
  const sought: Sought[] = []
  for (let at = 0; at < words.length;) {
    const [found, taken] = levelAt(words, at) ?? methodAt(words, at) ?? [wordSought(words[at]!), 1]
    sought.push(found)
    at += taken
  }
  return sought
}

const wordSought = (word: string): Sought => ({
  condition: weights => lexeme(word, `*${weights}`),
})

function levelAt(words: string[], at: number): [Sought, taken: number] | undefined {
  const isAhead = BEFORE_LEVEL.has(words[at]!)
  const word = words[isAhead ? at + 1 : at] ?? ''
  const [, number] = LEVEL.exec(word) ?? []
  // a lone numeral may be anything; II and III are levels wherever they stand
  if (!number || (!isAhead && word === number && !/^iii?$/.test(word))) return undefined
  const level = Number(number) || number.length
  return [levelSought(level), isAhead ? 2 : 1]
}

function methodAt(words: string[], at: number): [Sought, taken: number] | undefined {
  for (const method of methods) {
    for (const phrase of method.phrases) {
      const parts = phrase.split(' ')
      const isHere = parts.every((part, index) => isSaid(part, words[at + index]))
      if (!isHere) continue
      const isLonger = AFTER_METHOD.has(words[at + parts.length]!)
      return [methodSought(method), parts.length + Number(isLonger)]
    }
  }
  return undefined
}

const isSaid = (part: string, word = '') =>
  part.endsWith('*') ? word.startsWith(part.slice(0, -1)) : word === part
