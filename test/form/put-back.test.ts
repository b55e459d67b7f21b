import { expect, test } from 'vitest'
import { putBack } from '../../src/form/lazy/held'

interface Sheet {
  tags: { id: number | string; name: string }[]
}

const hold = (start: Sheet['tags'], tags: Sheet['tags']) => ({
  start: { tags: start },
  values: { tags },
  theirs: { tags: start },
})

test('what was taken away and typed again has the number that it had', () => {
  const held = hold([{ id: 77, name: 'Foo' }], [{ id: 'Foo', name: 'Foo' }])
  expect(putBack(held, undefined).values.tags).toBe(held.start.tags)
  expect(putBack(held, 'tags')).toBe(held)
})

test('a number that the portal gave meanwhile is kept', () => {
  const held = hold([{ id: 'Foo', name: 'Foo' }], [{ id: 77, name: 'Foo' }])
  expect(putBack(held, undefined)).toBe(held)
})
