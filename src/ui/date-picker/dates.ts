const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** How people write a day; the first is how computers fill it in, the last has its month in words. */
const WRITTEN = [
  /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})[-./ ]+(?<m>\d{1,2})[-./ ]+(?<y>\d{4})$/,
  /^(?<d>\d\d)(?<m>\d\d)(?<y>\d{4})$/,
  /^(?<d>\d{1,2})[-./ ]+(?<word>.+?)[-./, ]+(?<y>\d{4})$/,
]

/** What a text says as `YYYY-MM-DD`, be there such a day or not; undefined where it says none. */
export function spellDay(text: string, locale: string): string | undefined {
  for (const pattern of WRITTEN) {
    const { y, m, d, word } = pattern.exec(text)?.groups ?? {}
    const month = word ? monthOf(word, locale) : m
    if (month) return `${y}-${month.padStart(2, '0')}-${d!.padStart(2, '0')}`
  }
}

/** The day that a text names, as the wire has it (`YYYY-MM-DD`); the text itself where it names none. */
export function readDay(text: string, locale: string): string {
  const trimmed = text.trim()
  const iso = spellDay(trimmed, locale)
  return toDate(iso) ? iso! : trimmed
}

/** The number of a month by its name, or by as many of its letters as no other begins with. */
function monthOf(word: string, locale: string): string | undefined {
  const begun = word.toLowerCase()
  const found = new Set<number>()
  for (const language of [locale, 'en']) {
    for (let month = 0; month < 12; month++) {
      const name = monthName(new Date(2023, month), language).toLowerCase()
      if (name === begun) return String(month + 1)
      if (begun.length > 2 && name.startsWith(begun)) found.add(month + 1)
    }
  }
  return found.size === 1 ? String([...found][0]) : undefined
}

const monthName = (date: Date, locale: string) =>
  new Intl.DateTimeFormat([locale, 'en'], { calendar: 'gregory', month: 'long' }).format(date)

/** A day of the wire as `DD-MM-YYYY` (R17); another text as it is. */
export function writeDay(value: string): string {
  return value.replace(ISO, '$3-$2-$1')
}

/** A day of the wire as `d F Y`, such as `01 November 2026` (R17); another text as it is. */
export function writeLong(value: string, locale: string): string {
  const date = toDate(value)
  if (!date) return value
  return `${value.slice(8)} ${monthName(date, locale)} ${date.getFullYear()}`
}

/** A day of the wire, or the first or last that may be. */
export function clampDay(iso: string, min: string, max?: string): string {
  if (iso < min) return min
  return max && iso > max ? max : iso
}

/** The visitor's today. */
export function today(): string {
  return toIso(new Date())
}

/** A day of the wire as midnight where the visitor is (Q16); undefined for what is no day. */
export function toDate(iso = ''): Date | undefined {
  const [, y, m, d] = ISO.exec(iso)?.map(Number) ?? []
  const date = new Date(y!, m! - 1, d)
  return y && y > 99 && date.getMonth() === m! - 1 ? date : undefined
}

/** The day of a date where the visitor is, as the wire has it. */
export function toIso(date: Date): string {
  const [y, m, d] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(String)
  return `${y!.padStart(4, '0')}-${m!.padStart(2, '0')}-${d!.padStart(2, '0')}`
}
