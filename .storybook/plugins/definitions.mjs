import path from 'node:path'
import { eventsOf, readDefinitions } from '../../build/definitions.mjs'
import { fieldNames } from '../../build/docs/sentences.mjs'
import { exampleOf, readDetails } from '../../build/docs/tags.mjs'
import { findWidgets } from '../../build/entries.mjs'

const NAME = 'virtual:definitions'

/** What every tag is, as its own file declares it: Storybook's controls and docs are made from it. */
export function definitions() {
  return {
    name: 'definitions',
    resolveId: id => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null
      for (const { file } of findWidgets()) this.addWatchFile(path.resolve(file))
      return `export default ${JSON.stringify(documentedTags())}`
    },
  }
}

/** Each tag as its page in Storybook shows it: with what its events tell, its HTML, and its fields by their labels. */
export function documentedTags() {
  const details = readDetails()
  const fields = fieldNames()
  return readDefinitions().map(({ calls: _calls, texts, ...tag }) => {
    const events = eventsOf(tag).map(event => ({ ...event, detail: details[event.name] }))
    return { ...tag, events, example: exampleOf(tag), labels: labelsOf(texts, fields) }
  })
}

/**
 * The texts of what the contract has a field for; none that is a sentence, or takes something in.
 *
 * @param {{ key: string, english: string }[]} texts
 * @param {Set<string>} fields
 */
function labelsOf(texts, fields) {
  return texts
    .filter(({ key }) => fields.has(key.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)))
    .map(({ english }) => english)
    .filter(english => !/[.!?{]|\bthis\b/.test(english))
}
