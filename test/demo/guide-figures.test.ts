// @vitest-environment node
import { expect, test } from 'vitest'
import { readChapters, type Table } from '../../demo/guides/pdf/content'
import { guide } from './enquiry'

const { chapters } = await readChapters(guide.slug)
const blocks = chapters.flatMap(({ blocks }) => blocks)
const text = JSON.stringify(chapters)

const tableOf = (caption: string): Table =>
  blocks.map(({ table }) => table).find(table => table?.caption.startsWith(caption))!

const STEEL = { longitudinal: 5.92, shear: 3.255 }
const ACRYLIC = 2.73

test('R252 the guide’s wavelengths and near fields follow from the velocities that it names', () => {
  for (const [frequency, longitudinal, shear, near] of tableOf('Steel').rows) {
    const megahertz = Number.parseFloat(frequency!)
    expect([frequency, longitudinal, shear, near]).toEqual([
      frequency,
      `${(STEEL.longitudinal / megahertz).toFixed(1)} mm`,
      `${(STEEL.shear / megahertz).toFixed(1)} mm`,
      `${((10 ** 2 * megahertz) / (4 * STEEL.longitudinal)).toFixed(0)} mm`,
    ])
  }
})

test.each([45, 60, 70])('R252 its wedge angle for %i° is Snell’s', angle => {
  const sine = (Math.sin((angle * Math.PI) / 180) * ACRYLIC) / STEEL.shear
  expect(text).toContain(`${((Math.asin(sine) * 180) / Math.PI).toFixed(1)}°`)
})

test.each([
  [5, '1.8'],
  [10, '0.4'],
])('R252 with %i samples a period a peak reads %s dB low at worst', (samples, decibels) => {
  expect((-20 * Math.log10(Math.cos(Math.PI / samples))).toFixed(1)).toBe(decibels)
  expect(text).toContain(`${decibels} dB`)
})

test('R252 its costs add up, bought and leased, and bear out what is said of them', () => {
  const { rows } = tableOf('Worked example')
  const of = (line: string, column: number) => {
    const row = rows.find(([name]) => name === line)!
    return Number(row[column]!.replace('−', '-').replaceAll(/[,–]/g, ''))
  }
  for (const column of [1, 2]) {
    const lines = rows.slice(0, -1).map(([name]) => of(name!, column))
    expect(lines.reduce((sum, line) => sum + line)).toBe(of('Sum', column))
    const days = (of('Sum', column) - of('Training and certification', column)) / 5 / 350
    expect(Math.round(days / 5) * 5).toBe(50)
  }
  const beforeResale = of('Sum', 1) - of('Resale after five years', 1)
  expect(Math.round(beforeResale / of('Instrument', 1))).toBe(3)
  expect(of('Training and certification', 1)).toBeLessThan(of('Probes', 1))
})
