import { expect, test } from 'vitest'
import { choice, defineWidget, flag, json, number, text } from '../../src/index'
import { define, freshTag, listenForErrors, make, place, shown } from '../support/widget'

interface Props {
  label: string | undefined
  pageSize: number
  isOpen: boolean
  kind: 'jobs' | 'courses'
  links: object[]
}

/** A widget that shows its props, and a list of the props of each render. */
function defineSpeaker() {
  const renders: Props[] = []
  const tag = define<Props>({
    component(props) {
      renders.push(props)
      return <p>{JSON.stringify(props)}</p>
    },
    attributes: {
      label: text(),
      pageSize: number(20),
      isOpen: flag(),
      kind: choice('jobs', 'courses'),
      links: json<object[]>([]),
    },
  })
  return { tag, renders }
}

test('attributes become props, in kebab case and typed', () => {
  const { tag, renders } = defineSpeaker()
  place(tag, { label: 'A', 'page-size': '5', 'is-open': 'true', kind: 'courses', links: '[{}]' })
  expect(renders).toEqual([{ label: 'A', pageSize: 5, isOpen: true, kind: 'courses', links: [{}] }])
})

test('a tag as pasted, with no attribute at all, has its defaults', () => {
  const { tag, renders } = defineSpeaker()
  place(tag)
  expect(renders).toEqual([
    { label: undefined, pageSize: 20, isOpen: false, kind: 'jobs', links: [] },
  ])
})

test('an empty boolean attribute reads true', () => {
  const { tag } = defineSpeaker()
  expect(place(tag, { 'is-open': '' }).isOpen).toBe(true)
})

test('removing an attribute resets its prop', async () => {
  const { tag, renders } = defineSpeaker()
  const element = place(tag, { label: 'A', 'page-size': '5', 'is-open': '' })
  for (const name of ['label', 'page-size', 'is-open']) element.removeAttribute(name)
  await Promise.resolve()
  expect(renders.at(-1)).toMatchObject({ label: undefined, pageSize: 20, isOpen: false })
})

test('a property that is taken back, by null or undefined, has its default again', async () => {
  const { tag, renders } = defineSpeaker()
  const element = place(tag, { 'page-size': '5', kind: 'courses' })
  Object.assign(element, { pageSize: null, kind: undefined, links: null })
  await Promise.resolve()
  expect(renders.at(-1)).toMatchObject({ pageSize: 20, kind: 'jobs', links: [] })
})

test('a property set before the upgrade is kept', () => {
  const tag = freshTag()
  const links = [{ href: '/a' }]
  const element = Object.assign(place(tag), { links, pageSize: 3 })
  let props: Partial<Props> = {}
  defineWidget<Pick<Props, 'links' | 'pageSize'>>(tag, {
    component: given => ((props = given), null),
    attributes: { links: json<object[]>([]), pageSize: number(20) },
  })
  customElements.upgrade(element)
  expect(props.links).toBe(links)
  expect(props.pageSize).toBe(3)
  element.pageSize = 4
  expect(element.pageSize).toBe(4)
  expect(Object.hasOwn(element, 'pageSize')).toBe(false)
})

test('an object given as a property stays the very same, and writes no attribute', async () => {
  const { tag, renders } = defineSpeaker()
  const element = place(tag)
  const links = [{ href: '/a' }]
  element.links = links
  await Promise.resolve()
  expect(renders.at(-1)!.links).toBe(links)
  expect(element.links).toBe(links)
  expect(element.getAttributeNames()).toEqual([])
})

test.each([
  ['links', '[{', /^links: .*JSON/],
  ['page-size', 'many', /^page-size: "many" is not a number$/],
  ['kind', 'books', /^kind: "books" is none of jobs, courses$/],
])(
  'a bad %s="%s" is reported, does not throw, and leaves the default',
  async (name, value, message) => {
    const { errors, log } = listenForErrors()
    const { tag, renders } = defineSpeaker()
    const element = place(tag)
    element.setAttribute(name, value)
    await Promise.resolve()
    expect(errors).toEqual([expect.objectContaining({ tag, phase: 'attribute' })])
    expect(errors[0]!.message).toMatch(message)
    expect(log).toHaveBeenCalledOnce()
    expect(renders[0]).toMatchObject({ pageSize: 20, kind: 'jobs', links: [] })
  },
)

test('a bad attribute of what a script makes is reported once that is on the page, where it is heard', () => {
  const { errors, log } = listenForErrors()
  const { tag } = defineSpeaker()
  const element = make(tag, { 'page-size': 'many' })
  document.body.append(element)
  expect(errors).toEqual([expect.objectContaining({ tag, phase: 'attribute' })])
  element.remove()
  document.body.append(element)
  expect(log).toHaveBeenCalledOnce()
})

test('a bad attribute that is right by the time its tag is on the page is not reported', () => {
  const { errors } = listenForErrors()
  const element = make(defineSpeaker().tag, { 'page-size': 'many' })
  element.setAttribute('page-size', '50')
  document.body.append(element)
  expect(errors).toEqual([])
})

test('a bad attribute takes back the good value that stood before it', async () => {
  listenForErrors()
  const { tag, renders } = defineSpeaker()
  place(tag, { 'page-size': '5' }).setAttribute('page-size', 'x')
  await Promise.resolve()
  expect(renders.at(-1)!.pageSize).toBe(20)
})

test('changes made in one go render once', async () => {
  const { tag, renders } = defineSpeaker()
  const element = place(tag)
  element.setAttribute('label', 'A')
  element.setAttribute('page-size', '5')
  element.kind = 'courses'
  element.links = [{}]
  expect(renders).toHaveLength(1)
  await Promise.resolve()
  expect(renders).toHaveLength(2)
  expect(shown(element)).toBe(
    '{"label":"A","pageSize":5,"isOpen":false,"kind":"courses","links":[{}]}',
  )
})

test('an attribute written anew with the same value renders nothing', async () => {
  const { tag, renders } = defineSpeaker()
  place(tag, { label: 'A' }).setAttribute('label', 'A')
  await Promise.resolve()
  expect(renders).toHaveLength(1)
})

test('attributes that are not the widget’s own change nothing', async () => {
  const { tag, renders } = defineSpeaker()
  place(tag).setAttribute('class', 'wide')
  await Promise.resolve()
  expect(renders).toHaveLength(1)
})
