import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Puts a tag's stories where its definition says: `@group Company` makes `Company/product-form`.
 *
 * @param {import('storybook/internal/types').Indexer[]} indexers
 */
export function groupStories(indexers = []) {
  return indexers.map(indexer => ({
    ...indexer,
    createIndex: (file, options) =>
      indexer.createIndex(file, {
        makeTitle: title => titleOf(file) ?? options.makeTitle(title),
      }),
  }))
}

function titleOf(file) {
  const name = path.basename(file, '.stories.tsx')
  const definition = path.join(path.dirname(file), '../widgets', name, `${name}.element.ts`)
  if (!existsSync(definition)) return undefined
  const [, group] = /^ \* @group (.+)$/m.exec(readFileSync(definition, 'utf8')) ?? []
  if (!group) throw new Error(`${definition} names no @group.`)
  return `${group}/${name}`
}
