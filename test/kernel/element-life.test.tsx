import { useEffect, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { defineWidget, number, query, useQuery } from '../../src/index'
import base from '../../src/styles/base.css'
import { sheetOf } from '../../src/styles/sheets'
import { useMethods, useStyles } from '../../src/ui/host'
import { define, freshTag, make, place, shown } from '../support/widget'
import { releaseClock } from '../support/time'

/** A widget with state of its own, and a log of its mounts and unmounts. */
function defineCounter() {
  const log: string[] = []
  const tag = define<{ step: number }>({
    component({ step }) {
      const [n, setN] = useState(0)
      useEffect(() => {
        log.push('mount')
        return () => void log.push('unmount')
      }, [])
      return <button onClick={() => setN(n + step)}>{n}</button>
    },
    attributes: { step: number(1) },
  })
  return { tag, log }
}

const click = (element: Element) => element.shadowRoot!.querySelector('button')!.click()

test('an element that is made and not placed does not mount', async () => {
  const { tag } = defineCounter()
  const element = make(tag, { step: '2' })
  element.step = 3
  await Promise.resolve()
  expect(element.shadowRoot!.childNodes).toHaveLength(0)
})

test('an element shows its component as soon as it is placed', () => {
  expect(shown(place(defineCounter().tag))).toBe('0')
})

test('an element that moves keeps its state', async () => {
  const { tag, log } = defineCounter()
  const element = place(tag)
  click(element)
  await vi.waitFor(() => expect(shown(element)).toBe('1'))
  const box = document.body.appendChild(document.createElement('section'))
  box.append(element)
  await Promise.resolve()
  expect(shown(element)).toBe('1')
  expect(log).toEqual(['mount'])
})

test('an element that moves shows what was changed on the way', () => {
  const tag = define<{ step: number }>({
    component: ({ step }) => <p>{step}</p>,
    attributes: { step: number(1) },
  })
  const element = place(tag)
  element.remove()
  element.step = 9
  document.body.append(element)
  expect(shown(element)).toBe('9')
})

test('an element that leaves unmounts, and starts anew when it comes back', async () => {
  const { tag, log } = defineCounter()
  const element = place(tag)
  click(element)
  await vi.waitFor(() => expect(log).toEqual(['mount']))
  element.remove()
  await vi.waitFor(() => expect(log).toEqual(['mount', 'unmount']))
  expect(element.shadowRoot!.childNodes).toHaveLength(0)
  document.body.append(element)
  expect(shown(element)).toBe('0')
})

test('a change to an element that left renders nothing', async () => {
  const { tag } = defineCounter()
  const element = place(tag)
  element.step = 2
  element.remove()
  await Promise.resolve()
  await Promise.resolve()
  expect(element.shadowRoot!.childNodes).toHaveLength(0)
})

test('an element that leaves lets no request, timer or listener survive', async () => {
  vi.useFakeTimers()
  onTestFinished(releaseClock)
  const added = vi.spyOn(window, 'addEventListener')
  const removed = vi.spyOn(window, 'removeEventListener')
  let signal: AbortSignal | undefined
  const $never = query<string>(given => ((signal = given), new Promise(() => {})), {
    onFocus: true,
  })
  const tag = define({ component: () => <p>{String(useQuery($never).loading)}</p> })

  const element = place(tag)
  await vi.advanceTimersToNextTimerAsync()
  expect(signal?.aborted).toBe(false)
  expect(added).toHaveBeenCalledWith('focus', $never.refetch)

  element.remove()
  await vi.runAllTimersAsync()
  expect(signal?.aborted).toBe(true)
  expect(removed).toHaveBeenCalledWith('focus', $never.refetch)
  expect(vi.getTimerCount()).toBe(0)
})

test('methods of the element lead into the component, as soon as it is placed', () => {
  const tag = define({
    methods: ['show', 'add'],
    component() {
      const [title] = useState('Preferences')
      useMethods({ show: () => title, add: (a: number, b: number) => a + b })
      return null
    },
  })
  const element = place(tag) as unknown as { show(): string; add(a: number, b: number): number }
  expect(element.show()).toBe('Preferences')
  expect(element.add(2, 3)).toBe(5)
})

test('a method asked of an element that is not on the page says so', () => {
  const tag = define({ methods: ['show'], component: () => null })
  const element = make(tag) as unknown as { show(): void }
  expect(() => element.show()).toThrow(`<${tag}> is not on the page yet.`)
})

test('instances share their sheets: the base first, the parts’, and the widget’s own last', () => {
  const part = '.part { color: red }'
  const own = '.own { color: blue }'
  function Part() {
    useStyles(part)
    return null
  }
  const tag = freshTag()
  defineWidget(tag, { styles: own, component: () => [<Part key="1" />, <Part key="2" />] })
  const [one, two] = [place(tag), place(tag)].map(element => element.shadowRoot!.adoptedStyleSheets)
  expect(one).toEqual([base, part, own].map(sheetOf))
  expect(two!.every((sheet, index) => sheet === one![index])).toBe(true)
})
