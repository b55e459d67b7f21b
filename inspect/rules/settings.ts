import { defaults, type Config } from '../../src/config'
import { known } from '../known'
import { near, orNear } from '../near'
import { advice, fault, type Finding, type Rule } from './finding'

const DOCS = 'page#settings'
const themes = { auto: true, light: true, dark: true } satisfies Record<Config['theme'], true>

const unreadable: Rule = ({ settings: { blocks, problem } }) =>
  problem
    ? [
        fault(
          `The settings are no JSON, and all defaults stand: ${problem}.`,
          'Write the block as one JSON object, with quotes around each name and no comma at the end.',
          DOCS,
          blocks[0],
        ),
      ]
    : []

const wrongBlocks: Rule = ({ settings: { blocks } }) => [
  ...blocks
    .filter(block => block.getAttribute('type') !== 'application/json')
    .map(block =>
      fault(
        'The browser takes the settings for a script.',
        'Write `type="application/json"` on the block.',
        DOCS,
        block,
      ),
    ),
  ...blocks
    .slice(1)
    .map(block =>
      fault(
        'There is more than one block of settings.',
        'Put all into the first: no other is read.',
        DOCS,
        block,
      ),
    ),
]

const unknownSetting: Rule = ({ settings: { values } }) =>
  Object.keys(values)
    .filter(name => !Object.hasOwn(defaults, name))
    .map(name => {
      const names = Object.keys(defaults)
      return fault(
        `There is no setting ${name}.`,
        orNear(name, names, `The settings are ${names.join(', ')}.`),
        DOCS,
      )
    })

const wrongSetting: Rule = ({ settings: { values } }) =>
  Object.entries(values).flatMap(([name, value]) => {
    const wanted = defaults[name as keyof Config]
    if (value === null || wanted === undefined || typeof value === typeof wanted) return []
    const kind = { string: 'a text', boolean: '`true` or `false`', object: 'an object' }
    return fault(
      `The setting ${name} is ${JSON.stringify(value)}.`,
      `Write ${kind[typeof wanted as keyof typeof kind]}.`,
      DOCS,
    )
  })

const wrongWord: Rule = ({ settings: { values } }) => {
  const { locale, theme } = values
  const found: Finding[] = []
  if (typeof locale === 'string' && !isLocale(locale))
    found.push(
      fault(
        `The setting locale is "${locale}", which is no language.`,
        'Write a BCP 47 tag, as `en-GB`.',
        DOCS,
      ),
    )
  const { ndtTheme } = document.documentElement.dataset
  for (const word of new Set([theme, ndtTheme])) {
    if (typeof word === 'string' && !Object.hasOwn(themes, word))
      found.push(
        fault(
          `There is no theme "${word}".`,
          orNear(word, Object.keys(themes), `Write ${Object.keys(themes).join(', ')}.`),
          'theming#light-and-dark',
        ),
      )
  }
  return found
}

function isLocale(locale: string): boolean {
  try {
    return !!new Intl.Locale(locale.replace(/_/g, '-'))
  } catch {
    return false
  }
}

const unknownText: Rule = ({ settings: { values } }) =>
  Object.entries(objectOf(values['texts'])).flatMap(([group, texts]) => {
    const keys = known.texts[group]
    const docs = Object.hasOwn(known.tags, `ndt-${group}`)
      ? `tags/ndt-${group}#texts`
      : 'tags/README'
    if (!keys)
      return fault(
        `There is no group of texts ${group}.`,
        orNear(group, Object.keys(known.texts), 'Each tag’s page lists its own.'),
        'tags/README',
      )
    return Object.keys(objectOf(texts))
      .filter(key => !keys.includes(key.replace(PLURAL, '')) && !keys.includes(key))
      .map(key => {
        const otherwise = 'Each tag’s page lists its own.'
        const text = near(key, keys)
        return fault(
          `There is no text ${group}.${key}.`,
          text ? `Write \`${text}\`.` : otherwise,
          docs,
        )
      })
  })

/** A counted text has a form a number (src/texts.ts). */
const PLURAL = /\.(zero|one|two|few|many|other)$/

const wrongAddress: Rule = ({ settings: { values } }) =>
  Object.keys(objectOf(values['urls']))
    .filter(start => !start.startsWith('/'))
    .map(start =>
      fault(
        `No address of the tags begins with "${start}".`,
        `Write \`/${start}\`: the addresses begin with a slash.`,
        'page#addresses-of-the-site',
      ),
    )

const otherOrigin: Rule = ({ settings: { values } }) => {
  const base = values['apiBase']
  const origin = typeof base === 'string' && URL.canParse(base) && new URL(base).origin
  return origin && origin !== location.origin
    ? [
        advice(
          `Calls go to ${origin}, without the page's session and token.`,
          'Put a path on your own origin in front of it, and name that as `apiBase`.',
          'calls#accounts',
        ),
      ]
    : []
}

const objectOf = (given: unknown) =>
  (typeof given === 'object' && given ? given : {}) as Record<string, unknown>

/** What the page's settings say. */
export const settings: Rule[] = [
  unreadable,
  wrongBlocks,
  unknownSetting,
  wrongSetting,
  wrongWord,
  unknownText,
  wrongAddress,
  otherOrigin,
]
