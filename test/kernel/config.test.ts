import { expect, test } from 'vitest'
import { getConfig } from '../../src/config'
import { configure } from '../support/page'
import { quiet } from '../support/widget'

const defaults = {
  apiBase: '',
  locale: 'en',
  theme: 'auto',
  userMeta: 'user',
  companyIdGlobal: 'company_id',
  failureNotes: false,
  robotFields: false,
  texts: {},
}

test('a page without settings has the defaults', () => {
  expect(getConfig()).toEqual(defaults)
})

test('what a page sets takes the place of the defaults, and the others stay', () => {
  configure({ apiBase: 'https://api.example', failureNotes: true })
  expect(getConfig()).toEqual({ ...defaults, apiBase: 'https://api.example', failureNotes: true })
})

test('the settings are read once', () => {
  configure({ locale: 'de' })
  const before = getConfig()
  configure({ locale: 'fr' })
  expect(getConfig()).toBe(before)
})

test.each(['{"locale": "de",}', 'locale: de'])('settings that are no JSON are logged: %s', text => {
  const log = quiet('error')
  configure(text)
  expect(getConfig()).toEqual(defaults)
  expect(getConfig()).toEqual(defaults)
  expect(log).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('data-ndt-config'),
    expect.any(SyntaxError),
  )
})

test.each(['', 'null', '{}'])('settings that say nothing leave the defaults: "%s"', text => {
  configure(text)
  expect(getConfig()).toEqual(defaults)
})

test('settings never come from the address', () => {
  history.replaceState(null, '', '?apiBase=https://evil.example&data-ndt-config={}')
  expect(getConfig().apiBase).toBe('')
  history.replaceState(null, '', '?')
})
