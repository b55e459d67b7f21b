import { describe, expect, test } from 'vitest'
import { Card, Facts, Surface } from '../../src/ui/card'
import { show } from './show'

describe('a card', () => {
  test('is a section with the name of its title', () => {
    const { find } = show(
      <Card title="Saved" actions={<button>Filter</button>} footer="Explore Jobs">
        <p>Rows</p>
      </Card>,
    )
    expect(find('section').getAttribute('aria-label')).toBe('Saved')
    expect(find('section > header > h2').textContent).toBe('Saved')
    expect(find('header button').textContent).toBe('Filter')
    expect(find('footer').textContent).toBe('Explore Jobs')
  })

  test('has no foot where there is nothing in it', () => {
    expect(show(<Card title="Saved">Rows</Card>).find('footer')).toBeNull()
  })

  test('R96 says while it is busy', async () => {
    const { find, change } = show(<Surface busy>…</Surface>)
    expect(find('section').getAttribute('aria-busy')).toBe('true')
    await change(<Surface busy={false}>Rows</Surface>)
    expect(find('section').getAttribute('aria-busy')).not.toBe('true')
  })
})

test('facts are names with values', () => {
  const { findAll } = show(
    <Facts
      facts={[
        ['City', 'Aberdeen'],
        ['Resume', <b>PDF</b>],
      ]}
    />,
  )
  const facts = findAll('dl > div').map(({ children }) =>
    [...children].map(child => [child.localName, child.textContent]),
  )
  expect(facts).toEqual([
    [
      ['dt', 'City'],
      ['dd', 'Aberdeen'],
    ],
    [
      ['dt', 'Resume'],
      ['dd', 'PDF'],
    ],
  ])
})
