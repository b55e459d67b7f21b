import { defaults, type Config } from '../../src/config'
import { orNear } from '../near'
import { all } from '../page'
import { fault, type Finding, type Rule } from './finding'

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

/** Settings where nobody looks for them. */
const elsewhere: Rule = ({ settings: { blocks } }) => [
  ...blocks
    .filter(block => block.getAttribute('data-ndt-config'))
    .map(block =>
      fault(
        'Nobody reads settings from the attribute data-ndt-config.',
        'Put them inside the block: `<script type="application/json" data-ndt-config>{…}</script>`.',
        DOCS,
        block,
      ),
    ),
  ...all('script[type="application/json"]').flatMap(block =>
    block
      .getAttributeNames()
      .filter(name => name.startsWith('data-ndt') && name !== 'data-ndt-config')
      .map(name =>
        fault(`Nobody reads a block with ${name}.`, 'Write `data-ndt-config`.', DOCS, block),
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
  // a part of a page can have a theme of its own
  const ofParts = all('[data-ndt-theme]').map(({ dataset }) => dataset['ndtTheme'])
  for (const word of new Set([theme, ...ofParts])) {
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

/** What the page's settings say. */
export const settings: Rule[] = [
  unreadable,
  wrongBlocks,
  elsewhere,
  unknownSetting,
  wrongSetting,
  wrongWord,
]
