// @vitest-environment node
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { renderDialling } from '../../build/dialling.mjs'

const made = readFileSync('widgets/guide-download/dialling-table.ts', 'utf8')

test('R274 the dialling codes are those of the library: npm run dialling makes them', () => {
  expect(made).toBe(renderDialling())
})

test('R274 the table is small', () => {
  expect(brotliCompressSync(made).length).toBeLessThan(3000)
})
