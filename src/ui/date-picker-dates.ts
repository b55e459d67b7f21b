const ISO = /^(\d{4})-(\d{2})-(\d{2})$/

/** How people write a day; the first is how computers fill it in. */
const WRITTEN = [
  /^(?<y>\d{4})-(?<m>\d{1,2})-(?<d>\d{1,2})$/,
  /^(?<d>\d{1,2})[-./ ]+(?<m>\d{1,2})[-./ ]+(?<y>\d{4})$/,
  /^(?<d>\d\d)(?<m>\d\d)(?<y>\d{4})$/,
]

/** The day that a text names, as the wire has it (`YYYY-MM-DD`); the text itself where it names none. */
export function readDay(text: string): string {
  const trimmed = text.trim()
  for (const pattern of WRITTEN) {
    const { y, m, d } = pattern.exec(trimmed)?.groups ?? {}
    const iso = y && `${y}-${m!.padStart(2, '0')}-${d!.padStart(2, '0')}`
    if (iso && toDate(iso)) return iso
  }
  return trimmed
}

/** A day of the wire as `DD-MM-YYYY` (R17); another text as it is. */
export function writeDay(value: string): string {
  return value.replace(ISO, '$3-$2-$1')
}

/** A day of the wire as `d F Y`, such as `21 November 2026`; another text as it is. */
export function writeLong(value: string, locale: string): string {
  const date = toDate(value)
  if (!date) return value
  const month = new Intl.DateTimeFormat([locale, 'en'], { calendar: 'gregory', month: 'long' })
  return `${date.getDate()} ${month.format(date)} ${date.getFullYear()}`
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
