import { existsSync, readFileSync, statSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { builtIn } from '../../src/guides/built-in'

const named = [...JSON.stringify(builtIn).matchAll(/"guides\/([\w-]+\.svg)"/g)].map(
  ([, name]) => name!,
)

test('R253 every picture of a built-in guide is there, and every picture is of one', () => {
  expect(named.filter(name => !existsSync(`src/guides/art/${name}`))).toEqual([])
  const files = globSync('*.svg', { cwd: 'src/guides/art' })
  expect(files.filter(name => !named.includes(name))).toEqual([])
})

test('pictures are small, and hold neither scripts nor styles', () => {
  for (const file of globSync('src/guides/art/*.svg')) {
    expect(statSync(file).size, file).toBeLessThan(8000)
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/<script|style=|\bon\w+=|href/)
  }
})
