import { expect, test, vi } from 'vitest'
import { useEffect } from 'react'
import { flag, required, text, useHost } from '../../src/index'
import {
  define,
  Fragile,
  isFallbackShown,
  listen,
  listenForErrors,
  place,
  shown,
} from '../support/widget'
import { settle } from '../support/time'

/** A widget without data, which shows itself as soon as it runs. */
function defineGuide() {
  return define<{ slug: string }>({
    attributes: { slug: required(text()) },
    component({ slug }) {
      const host = useHost()
      useEffect(() => host.reveal(true), [])
      return <p>{slug}</p>
    },
  })
}

const defineFragile = () =>
  define<{ isBroken: boolean }>({ attributes: { isBroken: flag() }, component: Fragile })

test('a missing mandatory attribute is reported once, and leaves the page’s markup in view', async () => {
  const { errors, log } = listenForErrors()
  const tag = defineGuide()
  const element = place(tag, {}, 'Read the guide')
  expect(isFallbackShown(element)).toBe(true)
  expect(shown(element)).toBeUndefined()
  element.setAttribute('class', 'wide')
  element.slug = undefined
  await Promise.resolve()
  expect(log).toHaveBeenCalledOnce()
  expect(errors).toEqual([
    expect.objectContaining({
      tag,
      version: '0.0.0-test',
      phase: 'attribute',
      message: 'The attribute slug is missing.',
    }),
  ])
})

test('a mandatory attribute that is set later heals the widget', async () => {
  listenForErrors()
  const ready = listen('ndt-ready')
  const tag = defineGuide()
  const element = place(tag, {}, 'Read the guide')
  element.setAttribute('slug', 'ut-basics')
  await expect.poll(() => shown(element)).toBe('ut-basics')
  expect(isFallbackShown(element)).toBe(false)
  expect(ready).toEqual([{ tag }])
})

test('a mandatory attribute that goes brings the fallback back, and is reported again', async () => {
  const { errors } = listenForErrors()
  const element = place(defineGuide(), { slug: 'ut-basics' }, 'Read the guide')
  await expect.poll(() => shown(element)).toBe('ut-basics')
  element.removeAttribute('slug')
  await Promise.resolve()
  expect(isFallbackShown(element)).toBe(true)
  expect(shown(element)).toBeUndefined()
  expect(errors).toHaveLength(1)
})

test('a widget that throws while it renders is reported and gives the fallback back', async () => {
  const { errors } = listenForErrors()
  const tag = defineFragile()
  const element = place(tag, { 'is-broken': '' }, 'All jobs')
  await expect.poll(() => isFallbackShown(element)).toBe(true)
  expect(shown(element)).toBeUndefined()
  expect(errors).toEqual([
    expect.objectContaining({ tag, phase: 'render', message: 'It broke.', retryable: false }),
  ])
  expect(errors[0]!.cause).toBeInstanceOf(Error)
})

test('a widget that breaks later gives the fallback back', async () => {
  listenForErrors()
  const element = place(defineFragile(), {}, 'All jobs')
  element.isBroken = true
  await expect.poll(() => isFallbackShown(element)).toBe(true)
  expect(shown(element)).toBeUndefined()
})

test('a widget that throws in an effect is caught as well', async () => {
  const { errors } = listenForErrors()
  const tag = define({
    component() {
      useEffect(() => {
        throw new Error('No canvas here.')
      }, [])
      return <p>drawn</p>
    },
  })
  const element = place(tag, {}, 'A picture')
  await expect.poll(() => isFallbackShown(element) && errors.length).toBe(1)
  expect(shown(element)).toBeUndefined()
  expect(errors[0]).toMatchObject({ phase: 'render', message: 'No canvas here.' })
})

test('one tag that breaks stops no other, of its own kind or of another', async () => {
  listenForErrors()
  const tag = defineFragile()
  const bad = place(tag, { 'is-broken': '' })
  const others = [place(tag), place(define({ component: () => <p>calm</p> }))]
  await vi.waitFor(() => expect(shown(bad)).toBeUndefined())
  expect(others.map(shown)).toEqual(['whole', 'calm'])
})

test('a widget that broke works again when it is taken away and put back whole', async () => {
  listenForErrors()
  const element = place(defineFragile(), { 'is-broken': '' })
  await vi.waitFor(() => expect(shown(element)).toBeUndefined())
  element.remove()
  await vi.waitFor(() => expect(element.shadowRoot!.childNodes).toHaveLength(0))
  element.removeAttribute('is-broken')
  document.body.append(element)
  expect(shown(element)).toBe('whole')
})

test('a form of the page’s own that somebody is filling in stays, and one that nobody touched goes', async () => {
  listenForErrors()
  const [begun, untouched] = ['', ''].map(() => {
    const form = document.createElement('form')
    form.append(document.createElement('input'))
    return place(defineGuide(), {}, form)
  })
  begun!.querySelector('input')!.focus()
  for (const element of [begun!, untouched!]) element.setAttribute('slug', 'ut-basics')
  await expect.poll(() => shown(untouched!)).toBe('ut-basics')
  expect(isFallbackShown(begun!)).toBe(true)
  expect(shown(begun!)).toBeUndefined()
  // who leaves it has typed nothing; a press that leads the focus away has its click first
  const pressed = vi.spyOn(begun!, 'matches').mockReturnValue(true)
  begun!.querySelector('input')!.blur()
  await settle(120)
  expect(isFallbackShown(begun!)).toBe(true)
  pressed.mockRestore()
  await expect.poll(() => shown(begun!)).toBe('ut-basics')
})
