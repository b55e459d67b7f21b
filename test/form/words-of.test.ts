import { expect, test } from 'vitest'
import { wordsOf } from '../../src/form/lazy/words-of'

const words = (html: string) => wordsOf(html, () => undefined)

test.each([
  ['<p>Bridge &amp; tank</p>', 'Bridge & tank'],
  ['<p>5&#039;&nbsp;6&#x22;</p>', '5\' 6"'],
  ['<p>&euro; stays</p>', '&euro; stays'],
  ['<p>no such &#99999999; character</p>', 'no such \ufffd character'],
])('Q106 of a rich text that was changed elsewhere, %j, the words are said', (html, said) => {
  expect(words(html)).toBe(said)
})
