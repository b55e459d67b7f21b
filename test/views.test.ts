import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import * as contract from '../src/contract'
import { importsOf } from './imports'

/** What a view may not ask of the kernel: stores, calls, the element, and what leads away. */
const asking =
  /^(\$\w+|use(Query|Options|Store|Host|Form|AfterSave|DialogWidget)|query|navigate|toast)$/

/** All that a file takes from the kernel, by name. */
function kernelNames(file: string): string[] {
  const lists = readFileSync(file, 'utf8').matchAll(/import \{([^}]*)\} from '[./]+\/src\/index'/g)
  return [...lists].flatMap(([, list]) => list!.split(',').map(name => name.trim()))
}

const asks = (name: string) => asking.test(name) || name in contract

test.each([
  'company-nav',
  'guide-list',
  'guide-page',
  'guide-thank-you',
  'profile-card',
  'saved-panel',
  'site-header',
  'viewed-companies',
])('the screen of %s is drawn from props alone', name => {
  const file = `widgets/${name}/${name}-view.tsx`
  expect(kernelNames(file)).not.toEqual([])
  expect(kernelNames(file).filter(asks)).toEqual([])
  const stores = importsOf(file).filter(({ target }) => /\/stores\/|\.store$/.test(target))
  expect(stores).toEqual([])
})

test('the fields of a form read no more than the lists that they offer', () => {
  const files = globSync('widgets/*/*-fields.tsx')
  const calls = files.filter(file => kernelNames(file).some(name => name in contract))
  expect([files.length > 0, calls]).toEqual([true, []])
})

test('what is called a view is one', () => {
  const views = globSync('widgets/*/*-view.tsx')
  expect(views.filter(file => kernelNames(file).some(asks))).toEqual([])
})
