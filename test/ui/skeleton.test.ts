import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('a skeleton moves by what the compositor can do alone', () => {
  const css = readFileSync('src/ui/skeleton/skeleton.css', 'utf8')
  const [, frames] = /@keyframes sk \{([^]*?)\n\}/.exec(css)!
  expect([...frames!.matchAll(/([\w-]+):/g)].map(([, name]) => name)).toEqual(['transform'])
})
