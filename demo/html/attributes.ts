const attribute = /([a-z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/gi

const written: Record<string, Record<string, (value: string) => string>> = {
  a: {
    href: value =>
      isLink(value) ? ` href="${escaped(value)}" rel="noopener noreferrer nofollow"` : '',
  },
  img: {
    src: value => (isOwn(value) ? ` src="${escaped(value)}"` : ''),
    alt: value => ` alt="${escaped(value)}"`,
    width: value => (isLength(value) ? ` width="${value}"` : ''),
    height: value => (isLength(value) ? ` height="${value}"` : ''),
  },
}

/** What the editor says of any block: how it is aligned and indented. */
const common: Record<string, (value: string) => string> = {
  class: value => (isLayout(value) ? ` class="${value}"` : ''),
}

const isLength = (value: string) => /^\d{1,4}$/.test(value)
const isLayout = (value: string) =>
  /^ql-(align|indent)-[a-z\d]+( ql-(align|indent)-[a-z\d]+)*$/.test(value)

/** Those of a tag's attributes that may stay, each once and written anew. */
export function attributesOf(tag: string, given: string): string {
  const writers = { ...common, ...written[tag] }
  const found = new Map<string, string>()
  for (const [, name = '', double, single, bare] of given.matchAll(attribute)) {
    const key = name.toLowerCase()
    const write = Object.hasOwn(writers, key) ? writers[key] : undefined
    if (write && !found.has(key)) found.set(key, write(decoded(double ?? single ?? bare ?? '')))
  }
  return [...found.values()].join('')
}

function isLink(address: string): boolean {
  return /^(https?:\/\/|mailto:)[^\s\p{Cc}]+$/iu.test(address)
}

/** A picture that was uploaded here; one from elsewhere would tell its host who reads (R173). */
function isOwn(address: string): boolean {
  return /^\/(files\/\d+|assets)\/[\w%.~/-]+$/.test(address) && !address.includes('..')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** What an attribute says; an entity that is not known here stays text, and so leads nowhere. */
function decoded(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi,
    (_, ten, hex, name) =>
      name ? entities[name.toLowerCase()]! : character(ten ? Number(ten) : parseInt(hex, 16)),
  )
}

const character = (code: number) => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '')

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
}
