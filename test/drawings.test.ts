import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { sources } from './imports'

/** An icon's path, as a whole text. */
const DRAWING = /'([Mm] ?\d[^']{5,})'/g

test('no drawing stands in two places', () => {
  const drawings = sources('src', 'widgets').flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(DRAWING)].map(([, drawing]) => ({ file, drawing })),
  )
  expect(drawings.length).toBeGreaterThan(50)
  const twice = drawings.filter(
    ({ drawing }, at) => drawings.findIndex(other => other.drawing === drawing) !== at,
  )
  expect(twice.map(({ file, drawing }) => `${file}: ${drawing}`)).toEqual([])
})
