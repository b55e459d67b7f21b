import { expect, onTestFinished, test } from 'vitest'
import { Pager } from '../../src/table/pager'
import { configure } from '../support/page'
import { show } from '../ui/show'

test('the numbers of pages and the size of one are in the numerals of what stands beside them', async () => {
  configure({ locale: 'ar-EG' })
  onTestFinished(() => configure({}))
  const { find } = show(
    <Pager
      place={{ page: 2, limit: 10, sort: undefined, order: undefined, filters: {} }}
      pagination={{ total: 64, total_pages: 7, current_page: 2, per_page: 10 }}
      onGo={() => {}}
    />,
  )
  const words = find('nav')
  expect(words.textContent).toMatch(/٧/)
  expect(
    words.outerHTML.replaceAll(/<svg.*?<\/svg>/g, '').match(/>[^<]*\d|label="[^"]*\d/g),
  ).toBeNull()
})
