import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Indexer } from 'storybook/internal/types'

/** Puts a tag's stories where its definition says: `@group Company` makes `Company/product-form`. */
export function groupStories(indexers: Indexer[] = []): Indexer[] {
  return indexers.map(indexer => ({
    ...indexer,
    createIndex: (file, options) =>
      indexer.createIndex(file, {
        makeTitle: title => titleOf(file) ?? options.makeTitle(title),
      }),
  }))
}

function titleOf(file: string): string | undefined {
  const name = path.basename(file, '.stories.tsx')
  const definition = `widgets/${name}/${name}.element.ts`
  if (path.basename(path.dirname(file)) !== 'stories' || !existsSync(definition)) return undefined
  const [, group] = /^ \* @group (.+)$/m.exec(readFileSync(definition, 'utf8')) ?? []
  if (!group) throw new Error(`${definition} names no @group.`)
  return `${group}/${name}`
}
