import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { pageOf } from '../.storybook/docs/page-of'
import { pageOfPiece } from '../.storybook/docs/piece-pages'
import { readDefinitions } from '../build/definitions.mjs'
import { readTokenDefaults } from '../build/page-styles.mjs'

const tags = readDefinitions()

test('every token that a tag’s page lists has a default, and a dark one where the dark theme has another', () => {
  const defaults = readTokenDefaults()
  const listed = [...new Set(tags.flatMap(({ tokens }) => tokens))]
  expect(listed.filter(token => !defaults[token])).toEqual([])
  expect(defaults['--ndt-surface']).toEqual(['#ffffff', '#11181b'])
  // one value for both themes, and not that of who asks for less motion
  expect(defaults['--ndt-dur-1']).toEqual(['120ms'])
  expect(defaults['--ndt-scope-trace']).toEqual(['#63e0d4'])
  expect(Object.values(defaults).flat().join()).not.toMatch(/\n|\/\*|\( | \)/)
})

test('the page that is copied with the gate shows what it is for, where it lets in', () => {
  const gated = pageOf(tags.find(({ tag }) => tag === 'ndt-route-gate')!)
  expect(gated).toMatch(/<\/ndt-route-gate>\n {4}<main>\n {6}<h1>/)
})

test('everything that a tag is made of has a page in Storybook', () => {
  const titles = globSync('stories/{parts,foundations}/*.stories.tsx').map(file =>
    file.replace(/^stories\/(.)(.*)\.stories\.tsx$/, (_, first: string, rest: string) => {
      return first.toUpperCase() + rest
    }),
  )
  const pieces = [...new Set(tags.flatMap(({ pieces }) => pieces.map(({ name }) => name)))]
  expect(pieces.length).toBeGreaterThan(25)
  expect(pieces.filter(name => !titles.includes(pageOfPiece(name)))).toEqual([])
})
