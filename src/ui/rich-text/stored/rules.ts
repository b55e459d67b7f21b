/** Before the name of what Chromium reports. */
export const QUIET = 'data-ndt-'
export const STYLE = `${QUIET}style`

/** Where an element of the editor has the attributes that only go back: a block, or words in one. */
export const OF_BLOCK = 'data-kept'
export const OF_WORDS = 'data-held'

/** Where a line has what its list or its quote says, and of which lines a break parts it. */
export const OF_PARENT = 'data-kept-in'
export const OF_LINES = 'data-kept-lines'

/** Where an item has what the paragraph around its words says, as other editors write items. */
export const OF_ITEM = 'data-kept-item'

const marks = [OF_WORDS, OF_BLOCK, OF_PARENT, OF_LINES, OF_ITEM]

/** What of a text can be written here, or comes with a paste. */
const plain =
  'a abbr address article aside b bdi bdo blockquote br caption center cite code dd del details dfn div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark nav ol p pre q rp rt ruby s samp section small span strike strong sub summary sup table tbody td tfoot th thead time tr u ul var wbr'

/** What else a stored text may have: how it is laid out, and what it plays. */
const stored = ' audio big col colgroup font picture source track tt video'

const address = /^(?!data:|blob:|javascript:)/i
const number = /^\d{1,4}$/

/** Where a link may lead; `//` and `/\` are the web too, and hide it. */
export const link = /^(https?:|mailto:|tel:|#|\/(?![/\\\s]))/i

/** Which attributes stay, and what they may say; an image goes to the server first. */
const attributes: Record<string, Record<string, RegExp>> = {
  A: { href: link, rel: /^/, target: /^_blank$/ },
  IMG: { src: address, alt: /^/, width: number, height: number },
  TD: { colspan: number, rowspan: number },
  TH: { colspan: number, rowspan: number, scope: /^(col|row)(group)?$/ },
}

const media = { src: address, poster: address, controls: /^/, muted: /^/, loop: /^/ }

/** The same for what is stored: it came from the server, and is only kept. */
const kept: typeof attributes = {
  AUDIO: media,
  VIDEO: media,
  SOURCE: { src: address, type: /^/, media: /^/ },
  TRACK: { src: address, kind: /^/, srclang: /^/, label: /^/, default: /^/ },
  OL: { start: /^-?\d+$/, reversed: /^/, type: /^/ },
  LI: { value: /^-?\d+$/ },
  DETAILS: { open: /^/ },
  TIME: { datetime: /^/ },
  FONT: { color: /^/, face: /^/, size: /^/ },
}

/** Attributes of any stored element. */
const common =
  'class id title lang dir align valign bgcolor width height border cellpadding cellspacing summary span scope headers noshade nowrap size color clear compact rules frame hspace vspace'

/** Alignment is a class: in Chromium a strict CSP drops `style` from parsed text without a word. */
export const layout = /^ql-(align-(center|right|justify)|indent-[1-8])$/

const property =
  /^(color|background(-color)?|border(-[a-z-]+)?|clear|direction|float|font(-[a-z]+)?|(max-|min-)?(width|height)|letter-spacing|line-height|list-style(-type)?|margin(-[a-z]+)?|mso-[a-z-]+|padding(-[a-z]+)?|table-layout|text-[a-z]+|vertical-align|white-space|word-(break|wrap)|overflow-wrap)$/

/** Whether a style only says how its own text looks. */
function isQuietStyle(text: string): boolean {
  return text.split(';').every(rule => {
    const [name = '', value = ''] = rule.split(/:(.*)/s)
    if (!rule.trim()) return true
    const isPlain = !/[\\@<(]|\/\*|-\d/.test(value.replace(/\b(rgb|hsl)a?\(/gi, ''))
    return isPlain && property.test(name.trim().toLowerCase())
  })
}

/** The tags that stay; the body is what holds the text while it is read. */
export const tagsFor = (mode: Mode) =>
  `body ${mode === 'pasted' ? plain : plain + stored}`.split(' ')

const inert = [STYLE, ...marks, ...common.split(' ')]

/** All attributes that may stay, and those of them that are no addresses. */
export const names = [...inert, ...Object.values({ ...kept, ...attributes }).flatMap(Object.keys)]
export const noAddresses = [...inert, 'type', 'media', 'label', 'kind', 'datetime', 'color', 'face']

/** What is read: a text that is stored, one that is pasted, or what the editor itself has made. */
export type Mode = 'stored' | 'pasted' | 'own'

/** Whether an attribute stays as it is. */
export function isKept(tag: string, name: string, value: string, mode: Mode): boolean {
  const rule = attributes[tag]?.[name] ?? (mode === 'pasted' ? undefined : kept[tag]?.[name])
  if (rule) return rule.test(value)
  if (mode === 'pasted') return false
  if (name === STYLE) return isQuietStyle(value)
  if (marks.includes(name)) return mode === 'own'
  return ` ${common} `.includes(` ${name} `)
}
