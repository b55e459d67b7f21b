import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HeldBlock, HeldWords } from '../../src/ui/rich-text/lazy/held'

test('Q112 what the editor keeps and cannot write is not hidden with the words that wait for it', () => {
  const css = readFileSync('src/ui/rich-text/rich-text.css', 'utf8')
  const hiding = [...css.matchAll(/([^{}]+)\{[^{}]*(?:visibility: hidden|display: none)/g)]
  const line = document.createElement('p')
  line.append(HeldWords.create('<code>b</code>'), HeldBlock.create('<hr />'))
  expect(hiding.length).toBeGreaterThan(0)
  expect(hiding.flatMap(([, selector]) => [...line.querySelectorAll(selector!)])).toEqual([])
})
