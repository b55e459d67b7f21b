// @vitest-environment node
import { expect, onTestFinished, test, vi } from 'vitest'
import { toFormData, toUrlEncoded } from '../../src/changes/encoding'

const cv = new File(['%PDF'], 'Ana Silva – CV.pdf', { type: 'application/pdf' })

test('R48 a list of ids is named with empty brackets', () => {
  expect([...toFormData({ languages: [3, 7], city: 'Lyon' })]).toEqual([
    ['languages[]', '3'],
    ['languages[]', '7'],
    ['city', 'Lyon'],
  ])
})

test('R48 an old library that has an `entries` of its own for all lists changes nothing of it', () => {
  const theirs = vi.spyOn(Array.prototype, 'entries').mockImplementation(function (this: []) {
    return this.values() as never
  })
  onTestFinished(() => theirs.mockRestore())
  const { languages, tags } = { languages: [3, 7], tags: ['UT', 'Portable'] }
  expect(toUrlEncoded({ languages }).toString()).toBe('languages%5B%5D=3&languages%5B%5D=7')
  expect([...toFormData({ tags }, 'numbered')]).toEqual([
    ['tags[0]', 'UT'],
    ['tags[1]', 'Portable'],
  ])
})

test('R48 nothing is sent for what is undefined, null or an empty list; empty text is sent', () => {
  const body = { about_me: undefined, city: null, languages: [], company_logo: '' }
  expect([...toFormData(body)]).toEqual([['company_logo', '']])
  expect(toUrlEncoded(body).toString()).toBe('company_logo=')
})

test('R210 the product form numbers its lists and nests the fields of a row', () => {
  const body = {
    tags: [4, 'Portable'],
    images: [{ file: cv }, { id: 12 }],
    feature_specification: [{ id: undefined, feature_value: '5 MHz', feature_description: '' }],
  }
  expect([...toFormData(body, 'numbered')]).toEqual([
    ['tags[0]', '4'],
    ['tags[1]', 'Portable'],
    ['images[0][file]', cv],
    ['images[1][id]', '12'],
    ['feature_specification[0][feature_value]', '5 MHz'],
    ['feature_specification[0][feature_description]', ''],
  ])
})

test('R69 a file keeps its name and type', () => {
  const sent = toFormData({ resume: cv }).get('resume') as File
  expect([sent.name, sent.type, sent.size]).toEqual([cv.name, 'application/pdf', 4])
})

test('R100 a plain form is urlencoded', () => {
  const body = { user_id: 5, job_id: 9, is_bookmarked: 1, note: 'a&b=ü' }
  expect(toUrlEncoded(body).toString()).toBe(
    'user_id=5&job_id=9&is_bookmarked=1&note=a%26b%3D%C3%BC',
  )
})

test('zero and false are values', () => {
  expect(toUrlEncoded({ is_bookmarked: 0, flag: false }).toString()).toBe(
    'is_bookmarked=0&flag=false',
  )
})
