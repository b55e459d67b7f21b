import { afterEach, beforeAll, expect } from 'vitest'
import { closePages, freshDemo } from './support'

// here, since the files of a worker share their modules, and a hook is of the file that is at work
beforeAll(freshDemo)

afterEach(async () => {
  expect(await closePages()).toEqual([])
})
