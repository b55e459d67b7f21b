import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a skeleton moves by what the compositor can do alone', () => {
  const css = readFileSync('src/ui/skeleton/skeleton.css', 'utf8')
  const [, frames] = /@keyframes sk \{([^]*?)\n\}/.exec(css)!
  expect([...frames!.matchAll(/([\w-]+):/g)].map(([, name]) => name)).toEqual(['opacity'])
})

test('a skeleton has one animation, however many parts it is of', () => {
  const css = readFileSync('src/ui/skeleton/skeleton.css', 'utf8')
  const moving = [...css.matchAll(/([^{}]+)\{[^{}]*animation: sk /g)].map(
    ([, selector]) => selector!,
  )
  expect(moving).toHaveLength(1)
  expect(moving[0]).not.toMatch(/\.sk\b(?!-lines)/)
})
