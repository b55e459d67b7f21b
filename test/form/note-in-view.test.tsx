import { expect, onTestFinished, test, vi } from 'vitest'
import { ApiError } from '../../src/index'
import { textOf } from '../support/inside'
import { configure } from '../support/page'
import { settle } from '../support/time'
import { listenForErrors } from '../support/widget'
import { placeSheet } from './sheet'

/** Keeps what is brought into view. */
function watchScrolling(): string[] {
  const shown: string[] = []
  const scrolling = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    shown.push(textOf(this)!)
  })
  onTestFinished(() => scrolling.mockRestore())
  return shown
}

test('Q43 the note of an ended session is in view after each save that met it', async () => {
  listenForErrors()
  const shown = watchScrolling()
  const save = () => Promise.reject(new ApiError('session', 419, ''))
  const { confirm, form } = await placeSheet({ save })
  await expect.poll(() => form().inner.held.asked).toEqual([])
  expect(shown).toEqual([])
  await confirm()
  const words = expect.stringMatching(/^Your session has ended\./) as string
  expect(shown).toEqual([words])
  // the visitor may have scrolled on since
  await confirm()
  expect(shown).toEqual([words, words])
})

test('Q43 where the session turns out to have ended without a save, nothing moves', async () => {
  const shown = watchScrolling()
  const error = new ApiError('session', 401, '')
  const source = {
    value: { data: {}, error, loading: false },
    refetch: async () => {},
  } as never
  const { notes } = await placeSheet({ source })
  expect(notes()).toEqual([expect.stringMatching(/^Your session has ended\./)])
  expect(shown).toEqual([])
})

test('Q7 so is the note of a failure that is told in no other way', async () => {
  listenForErrors()
  configure({ failureNotes: true })
  const shown = watchScrolling()
  const save = () => Promise.reject(new ApiError('server', 500, ''))
  const { confirm } = await placeSheet({ save, hasQuietlyFailed: true })
  await confirm()
  expect(shown).toEqual(['This could not be saved. Please try again.'])
})

test('Q43 a save that failed without a note leaves the form where it is', async () => {
  listenForErrors()
  const shown = watchScrolling()
  const { confirm } = await placeSheet({ save: () => Promise.reject(new TypeError('It broke.')) })
  await confirm()
  await settle()
  expect(shown).toEqual([])
})
