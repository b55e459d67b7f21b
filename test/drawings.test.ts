import { readFileSync } from 'node:fs'
import sharp from 'sharp'
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
    [...readFileSync(file, 'utf8').matchAll(DRAWING)].map(([, drawing]) => ({
      file,
      drawing: drawing!,
    })),
  )

test('no drawing stands in two places', () => {
  expect(drawings.length).toBeGreaterThan(50)
  const twice = drawings.filter(
    ({ drawing }, at) => drawings.findIndex(other => other.drawing === drawing) !== at,
  )
  expect(twice.map(({ file, drawing }) => `${file}: ${drawing}`)).toEqual([])
})

test('no drawing looks as another does', async () => {
  const seen = await Promise.all(drawings.map(({ drawing }) => pixelsOf(drawing)))
  const alike = drawings.filter(
    (_, at) => seen.findIndex(other => differing(other, seen[at]!) < 20) !== at,
  )
  expect(alike.map(({ file, drawing }) => `${file}: ${drawing}`)).toEqual([])
})

/** A drawing, four times as large as on a page. */
function pixelsOf(path: string): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="80" height="80"
    fill="none" stroke="#000" stroke-width="1.5"><path d="${path}" /></svg>`
  return sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().raw().toBuffer()
}

/** How many pixels differ by more than a shade: one line told in two ways has none. */
function differing(one: Buffer, other: Buffer): number {
  return one.filter((grey, at) => Math.abs(grey - other[at]!) > 40).length
}

test('Storybook shows every drawing that ships, once and by a name of its own', () => {
  const paths = drawings.map(({ drawing }) => drawing)
  expect(shown.map(({ path }) => path).sort()).toEqual(paths.sort())
  expect(new Set(shown.map(({ name }) => name)).size).toBe(shown.length)
  expect(shown.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'building, company profile',
      'building, site header',
      'lock',
      'lock, site header',
    ]),
  )
})
