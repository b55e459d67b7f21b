import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { Badge } from '../../src/ui/badge'
import { Chips } from '../../src/ui/chips'
import { Empty, Failure } from '../../src/ui/empty'
import { Notice } from '../../src/ui/notice'
import { Select } from '../../src/ui/select'
import { SkeletonLines, SkeletonRows } from '../../src/ui/skeleton'
import { configure } from '../support/page'
import { show } from './show'

describe('chips', () => {
  test('are a list, each in the direction of its own text', () => {
    const options = [
      { id: 1, name: 'PAUT' },
      { id: 2, name: 'الجسيمات المغناطيسية' },
    ]
    const { findAll } = show(<Chips options={options} />)
    const chips = findAll('ul > li').map(chip => [chip.textContent, chip.getAttribute('dir')])
    expect(chips).toEqual([
      ['PAUT', 'auto'],
      ['الجسيمات المغناطيسية', 'auto'],
    ])
  })

  test('R35 are a - where there are none', () => {
    const { root, find } = show(<Chips options={[]} />)
    expect(root.textContent).toBe('-')
    expect(find('ul')).toBeNull()
  })
})

test('a badge is a word', () => {
  expect(show(<Badge tone="accent">New</Badge>).root.textContent).toBe('New')
})

describe('a select', () => {
  const options = [
    { value: 'jobs', label: 'Jobs' },
    { value: 'courses', label: 'Courses' },
  ] as const

  test('has a name, its options and its value', () => {
    const { find, findAll } = show(
      <Select label="Show" value="courses" options={options} onChange={() => {}} />,
    )
    const select = find<HTMLSelectElement>('select')
    expect([select.getAttribute('aria-label'), select.value]).toEqual(['Show', 'courses'])
    expect(findAll('option').map(option => option.textContent)).toEqual(['Jobs', 'Courses'])
  })

  test('tells the value that the visitor chooses', () => {
    const onChange = vi.fn()
    const { find } = show(
      <Select label="Show" value="jobs" options={options} onChange={onChange} />,
    )
    const select = find<HTMLSelectElement>('select')
    select.value = 'courses'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    expect(onChange).toHaveBeenCalledExactlyOnceWith('courses')
  })
})

test('nothing to show is a sentence and a way on; the drawing is silent', () => {
  const { find, root } = show(
    <Empty text="No Applied Jobs found">
      <a href="/ndt-jobs">Click here to start exploring!</a>
    </Empty>,
  )
  expect(root.textContent).toBe('No Applied Jobs foundClick here to start exploring!')
  expect(find('svg').getAttribute('aria-hidden')).toBe('true')
})

describe('a failed read', () => {
  test('is announced in the given words, with another try', () => {
    const onRetry = vi.fn(() => Promise.resolve())
    const { find } = show(<Failure text="Error fetching data." onRetry={onRetry} />)
    expect(find('[role=alert]').textContent).toBe('Error fetching data.Retry')
    find('button').click()
    expect(onRetry).toHaveBeenCalledOnce()
  })

  test('that several tags show is one alert, and the next one is another (WCAG 4.1.3)', () => {
    const fail = (text: string) => show(<Failure text={text} onRetry={() => Promise.resolve()} />)
    const alerts = (...shown: ReturnType<typeof show>[]) =>
      shown.map(({ root }) => root.querySelectorAll('[role=alert]').length)
    const all = [fail('The profile.'), fail('The profile.'), fail('The list.')]
    expect(alerts(...all)).toEqual([1, 0, 1])
    expect(all[1]!.root.textContent).toBe('The profile.Retry')
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const [first, later] = [fail('The card.'), vi.advanceTimersByTime(1000) && fail('The card.')]
    expect(alerts(first, later)).toEqual([1, 1])
  })

  test('takes the page’s word for Retry', () => {
    configure({ texts: { parts: { retry: 'Nochmals' } } })
    expect(
      show(<Failure text="" onRetry={() => Promise.resolve()} />).find('button').textContent,
    ).toBe('Nochmals')
  })
})

test.each([
  ['danger', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
] as const)('a notice of %s is announced when it appears, as %s', (tone, role) => {
  const { find } = show(<Notice tone={tone}>Please try again.</Notice>)
  expect(find(`[role=${role}]`).textContent).toBe('Please try again.')
})

test('R96 what is on its way is hidden from screen readers', () => {
  const { findAll } = show(
    <>
      <SkeletonRows rows={3} />
      <SkeletonLines lines={2} />
    </>,
  )
  expect(findAll('.sk-row')).toHaveLength(3)
  const seen = findAll('.sk').filter(bone => !bone.closest('[aria-hidden=true]'))
  expect(seen).toEqual([])
})
