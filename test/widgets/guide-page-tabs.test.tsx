import { describe, expect, test } from 'vitest'
import '../../widgets/guide-page/guide-page.element'
import { settle } from '../support/time'
import { guide, placeGuides, reduceMotion, textsIn } from './guides'
import { control, find, press } from '../support/inside'

const { tabsData: audiences } = guide.guideForDetails
const names = audiences.map(({ name }) => name)

async function placeTabs() {
  const { element } = await placeGuides('ndt-guide-page', { slug: guide.slug })
  const panels = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tabpanel]')]
  return {
    element,
    panels,
    /** What is in view, by the names of the audiences. */
    inView: () =>
      names.filter(
        (_, index) => !panels[index]!.classList.contains('sr') && !panels[index]!.hidden,
      ),
    /** What assistive technology reads. */
    read: () => names.filter((_, index) => !panels[index]!.hidden && !panels[index]!.inert),
    isAway: () => panels.some(panel => panel.classList.contains('is-away')),
  }
}

/** Presses a key on the tab that has the focus; false when the page's own effect is prevented. */
async function key(element: Element, name: string): Promise<boolean> {
  const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true })
  const isFree = element.shadowRoot!.activeElement!.dispatchEvent(event)
  await settle()
  return isFree
}

test('R257 six audiences, each a tab, with a text and four pictures', async () => {
  const { element, panels } = await placeTabs()
  expect(textsIn(element, '[role=tab]')).toEqual(names)
  expect(panels.map(panel => panel.querySelector('p')!.textContent)).toEqual(
    audiences.map(({ description }) => description),
  )
  expect(panels.map(panel => panel.querySelectorAll('img').length)).toEqual([4, 4, 4, 4, 4, 4])
})

test('R257 a guide with fewer audiences begins at its first', async () => {
  const few = {
    ...guide,
    slug: 'few',
    guideForDetails: { ...guide.guideForDetails, tabsData: audiences.slice(0, 2) },
  }
  const { element } = await placeGuides('ndt-guide-page', { slug: guide.slug }, [guide, few])
  await press(element, names[5]!)
  element.setAttribute('slug', 'few')
  await settle(500)
  const tabs = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')]
  expect(tabs.map(tab => [tab.getAttribute('aria-selected'), tab.tabIndex])).toEqual([
    ['true', 0],
    ['false', -1],
  ])
  expect(find(element, '[role=tabpanel]:not([hidden])')!.textContent).toContain(
    audiences[0]!.description,
  )
})

test('R258 the keys of the browser are no keys of the tabs', async () => {
  const { element } = await placeTabs()
  find<HTMLElement>(element, '[role=tab]')!.focus()
  const { activeElement } = element.shadowRoot!
  for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) {
    const isFree = ['ArrowLeft', 'ArrowRight', 'Home', 'End'].map(key =>
      activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { key, [modifier]: true, bubbles: true, cancelable: true }),
      ),
    )
    expect(isFree).toEqual([true, true, true, true])
  }
  expect(element.shadowRoot!.activeElement).toBe(activeElement)
})

test('R257 a tab and its panel name each other', async () => {
  const { element, panels } = await placeTabs()
  for (const [index, tab] of [...element.shadowRoot!.querySelectorAll('[role=tab]')].entries()) {
    expect(tab.getAttribute('aria-controls')).toBe(panels[index]!.id)
    expect(panels[index]!.getAttribute('aria-labelledby')).toBe(tab.id)
  }
  const list = find(element, '[role=tablist]')!
  expect(find(element, `#${CSS.escape(list.getAttribute('aria-labelledby')!)}`)!.textContent).toBe(
    'Who the guide is for',
  )
})

test('R258 Q83 the old one fades out for 300 ms, the new one in after 50; it is read at once', async () => {
  const tabs = await placeTabs()
  await press(tabs.element, 'Purchasing Managers')
  expect([tabs.inView(), tabs.isAway()]).toEqual([['NDT Engineers and Technicians'], true])
  expect(tabs.read()).toEqual(['Purchasing Managers'])
  await settle(299)
  expect(tabs.inView()).toEqual(['NDT Engineers and Technicians'])
  await settle(1)
  expect([tabs.inView(), tabs.isAway()]).toEqual([['Purchasing Managers'], true])
  await settle(49)
  expect(tabs.isAway()).toBe(true)
  await settle(1)
  expect([tabs.inView(), tabs.isAway()]).toEqual([['Purchasing Managers'], false])
})

test('R258 who goes on before it has faded ends where they went', async () => {
  const tabs = await placeTabs()
  await press(tabs.element, 'Purchasing Managers')
  await settle(200)
  await press(tabs.element, 'Safety Inspectors')
  await settle(300)
  await settle(50)
  expect([tabs.inView(), tabs.isAway()]).toEqual([['Safety Inspectors'], false])
  await press(tabs.element, 'R&D Professionals')
  await press(tabs.element, 'Safety Inspectors')
  await settle(300)
  await settle(50)
  expect([tabs.inView(), tabs.isAway()]).toEqual([['Safety Inspectors'], false])
})

test('R258 Q83 where motion is reduced it is swapped at once', async () => {
  reduceMotion()
  const tabs = await placeTabs()
  await press(tabs.element, 'Purchasing Managers')
  expect([tabs.inView(), tabs.isAway()]).toEqual([['Purchasing Managers'], false])
})

describe('R257 the keyboard', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [5, 'ArrowRight', 0],
    [0, 'ArrowLeft', 5],
    [3, 'Home', 0],
    [3, 'End', 5],
  ])('from tab %i %s leads to %i, and chooses it', async (from, name, to) => {
    const { element, read } = await placeTabs()
    await press(element, names[from]!)
    expect(await key(element, name)).toBe(false)
    expect(element.shadowRoot!.activeElement).toBe(control(element, names[to]!))
    expect(read()).toEqual([names[to]])
  })

  test('stops once at the tabs, and other keys are the page’s', async () => {
    const { element } = await placeTabs()
    await press(element, names[2]!)
    const stops = [...element.shadowRoot!.querySelectorAll<HTMLElement>('[role=tab]')]
    expect(stops.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1, -1, -1])
    expect(await key(element, 'ArrowDown')).toBe(true)
  })
})
