import { expect, test } from 'vitest'
import { Findings } from '../../../cli/check/result'
import { findUnclosed } from '../../../cli/check/unclosed'

const faultsIn = (html: string) => {
  const found = new Findings()
  findUnclosed(html, found)
  return found.all.map(({ message }) => message)
}

test('a tag that swallows the page, as XML would close it, is named', () => {
  const html = '<main><ndt-saved-panel kind="jobs"/><p>Lost</p><ndt-route-gate /></main>'
  expect(faultsIn(html)).toEqual([
    '<ndt-saved-panel kind="jobs"/> does not end there: what follows on the page stands inside it, and goes out of view.',
    '<ndt-route-gate /> does not end there: what follows on the page stands inside it, and goes out of view.',
  ])
})

test('a slash in an attribute, in what follows or in a comment is no end', () => {
  const html = `<ndt-guide-page src="/guides/>" data-a='/>'><br/></ndt-guide-page>
    <!-- <ndt-saved-panel/> --><ndt-saved-panel>3 > 2<img alt="" src="a.png"/></ndt-saved-panel>`
  expect(faultsIn(html)).toEqual([])
})
