import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawings as shown } from '../stories/foundations/drawings'
import { sources } from './imports'

/** A drawing's path, as a whole text or in place. */
const DRAWING = /(?:'|\bd=")([Mm] ?\d[^'"]{5,})['"]/g

/** A picture of several paths, which the stories of its part show. */
const PICTURES = ['src/ui/empty/empty.tsx']

const drawings = sources('src', 'widgets')
  .filter(file => !PICTURES.includes(file))
  .flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(DRAWING)].map(([, drawing]) => ({ file, drawing })),
  )

test('no drawing stands in two places', () => {
  expect(drawings.length).toBeGreaterThan(50)
  const twice = drawings.filter(
    ({ drawing }, at) => drawings.findIndex(other => other.drawing === drawing) !== at,
  )
  expect(twice.map(({ file, drawing }) => `${file}: ${drawing}`)).toEqual([])
})

test('Storybook shows every drawing that ships, once and by a name of its own', () => {
  const paths = drawings.map(({ drawing }) => drawing)
  expect(shown.map(({ path }) => path).sort()).toEqual(paths.sort())
  expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length)
  expect(shown.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['up, rich text', 'up, table', 'lock', 'lock, site header', 'mark']),
  )
})
