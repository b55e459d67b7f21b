// @vitest-environment node
import { describe, expect, test } from 'vitest'
import {
  createProduct,
  deleteProduct,
  exportList,
  readAnswer,
  sendGuideEnquiry,
  toggleProduct,
  updateService,
} from '../../src/contract'

describe('the server’s words', () => {
  test.each([
    ['the body', 'Saved'],
    ['data', { data: 'Saved' }],
    ['message', { message: 'Saved', data: { id: 3 } }],
    ['data.message', { data: { message: 'Saved' } }],
  ])('R195 R199 R208 Q87 are read from %s', (_, body) => {
    for (const call of [createProduct, deleteProduct, toggleProduct, updateService]) {
      expect(readAnswer(call, body)).toBe('Saved')
    }
  })

  test.each([{}, { data: { id: 3 } }, { message: '' }])(
    'R163 %j holds none, so that the screen uses its own',
    body => expect(readAnswer(createProduct, body)).toBeNull(),
  )

  test.each([undefined, null, '', false, [[]]])('Q115 %j is no answer that promises them', body =>
    expect(() => readAnswer(createProduct, body)).toThrow('is not words'),
  )
})

describe('the rest', () => {
  test('R184 Q54 an export is a file, and text keeps the mark that Excel needs', async () => {
    const file = new Blob(['a;b'])
    expect(readAnswer(exportList, file)).toBe(file)
    const bytes = await readAnswer(exportList, 'Prüfung').arrayBuffer()
    expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)).toBe('\uFEFFPrüfung')
  })

  test('R280 an enquiry’s answer has its flag, words and first errors', () => {
    expect(readAnswer(sendGuideEnquiry, { success: true, status: 200, message: 'Sent' })).toEqual({
      success: true,
      status: 200,
      message: 'Sent',
      errors: {},
    })
    const errors = { email: ['Not an email.', 'Too long.'], full_name: 'Missing.', city: [] }
    expect(readAnswer(sendGuideEnquiry, { success: false, status: 400, errors })).toEqual({
      success: false,
      status: 400,
      message: null,
      errors: { email: 'Not an email.', full_name: 'Missing.' },
    })
  })
})
