import { describe, expect, test } from 'vitest'
import { csrfHeaders } from '../../src/changes/csrf'
import { addMeta, setCookie } from '../support/page'

test('a page without a token sends none', () => {
  expect(csrfHeaders()).toEqual({})
})

describe('the token is found where each backend puts it', () => {
  test('Laravel’s cookie, URL-decoded', () => {
    setCookie('XSRF-TOKEN', 'eyJpdiI6%3D%3D')
    expect(csrfHeaders()).toEqual({ 'X-XSRF-TOKEN': 'eyJpdiI6==' })
  })

  test('the meta tag of Laravel and Rails', () => {
    addMeta('csrf-token', 'meta-token')
    expect(csrfHeaders()).toEqual({ 'X-CSRF-TOKEN': 'meta-token' })
  })

  test('Django’s cookie', () => {
    setCookie('csrftoken', 'django-token')
    expect(csrfHeaders()).toEqual({ 'X-CSRFToken': 'django-token' })
  })
})

test('one token is sent where a page has several: the freshest, Laravel’s cookie, first', () => {
  setCookie('csrftoken', 'django-token')
  addMeta('csrf-token', 'meta-token')
  expect(csrfHeaders()).toEqual({ 'X-CSRF-TOKEN': 'meta-token' })
  setCookie('XSRF-TOKEN', 'cookie-token')
  expect(csrfHeaders()).toEqual({ 'X-XSRF-TOKEN': 'cookie-token' })
})

test('a cookie whose name only ends or begins like ours is not the token', () => {
  setCookie('OLD-XSRF-TOKEN', 'old')
  setCookie('csrftoken2', 'other')
  expect(csrfHeaders()).toEqual({})
})

test('a cookie that is no URL encoding is taken as it is', () => {
  setCookie('XSRF-TOKEN', '100%')
  expect(csrfHeaders()).toEqual({ 'X-XSRF-TOKEN': '100%' })
})
