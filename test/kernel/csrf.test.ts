import { describe, expect, test } from 'vitest'
import { csrfHeaders } from '../../src/csrf'
import { addMeta, setCookie } from '../support/page'

test('a page without a token sends none', () => {
  expect(csrfHeaders('/api')).toEqual({})
})

describe('the token is found where each backend puts it', () => {
  test('Laravel’s cookie, URL-decoded', () => {
    setCookie('XSRF-TOKEN', 'eyJpdiI6%3D%3D')
    expect(csrfHeaders('/api')).toEqual({ 'X-XSRF-TOKEN': 'eyJpdiI6==' })
  })

  test('the meta tag of Laravel and Rails', () => {
    addMeta('csrf-token', 'meta-token')
    expect(csrfHeaders('/api')).toEqual({ 'X-CSRF-TOKEN': 'meta-token' })
  })

  test('Django’s cookie', () => {
    setCookie('csrftoken', 'django-token')
    expect(csrfHeaders('/api')).toEqual({ 'X-CSRFToken': 'django-token' })
  })
})

test('one token is sent where a page has several: the freshest, Laravel’s cookie, first', () => {
  setCookie('csrftoken', 'django-token')
  addMeta('csrf-token', 'meta-token')
  expect(csrfHeaders('/api')).toEqual({ 'X-CSRF-TOKEN': 'meta-token' })
  setCookie('XSRF-TOKEN', 'cookie-token')
  expect(csrfHeaders('/api')).toEqual({ 'X-XSRF-TOKEN': 'cookie-token' })
})

test('a cookie whose name only ends or begins like ours is not the token', () => {
  setCookie('OLD-XSRF-TOKEN', 'old')
  setCookie('csrftoken2', 'other')
  expect(csrfHeaders('/api')).toEqual({})
})

test('a cookie that is no URL encoding is taken as it is', () => {
  setCookie('XSRF-TOKEN', '100%')
  expect(csrfHeaders('/api')).toEqual({ 'X-XSRF-TOKEN': '100%' })
})

test.each(['', '/api', '?page=2', `${location.origin}/api`])(
  '"%s" is the page’s own origin',
  url => {
    addMeta('csrf-token', 'meta-token')
    expect(csrfHeaders(url)).toEqual({ 'X-CSRF-TOKEN': 'meta-token' })
  },
)

test.each([
  'https://api.example/api',
  '//evil.example/api',
  `http://${location.hostname}:1/api`,
  `https://${location.host}/api`,
  '\\\\evil.example/api',
])('the token never leaves for %s', url => {
  addMeta('csrf-token', 'meta-token')
  setCookie('XSRF-TOKEN', 'cookie-token')
  expect(csrfHeaders(url)).toEqual({})
})
