import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(`src/${path}.css`, 'utf8')

test('the chevron of a field of one is no target of its own: a press on it is one on the field', () => {
  const [, rule] = /\.combobox\.input > \.i \{([^}]*)\}/.exec(read('ui/combobox/combobox'))!
  expect(rule).toContain('pointer-events: none')
})
