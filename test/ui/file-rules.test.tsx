import { describe, expect, test } from 'vitest'
import { acceptAttribute, faultOf, formatSize } from '../../src/ui/file/rules'
import {
  chooseFile,
  fileToSend,
  removeFile,
  storedFile,
  type FileValue,
} from '../../src/ui/file/value'
import { configure } from '../support/page'

const MB = 1_048_576

/** A file of any size; nothing of it is read. */
function file(name: string, size = 1, type = ''): File {
  return Object.defineProperty(new File([], name, { type }), 'size', { value: size })
}

const logo = { accept: ['png', 'jpeg', 'jpg'], maxMegabytes: 20 }
const resume = { accept: ['doc', 'docx', 'pdf'], maxMegabytes: 5 }

describe('the size of a file', () => {
  test.each([
    [20 * MB, 20, undefined],
    [20 * MB + 1, 20, 'File size exceeds the 20 MB limit.'],
    [5 * MB, 5, undefined],
    [5 * MB + 1, 5, 'File size exceeds the 5 MB limit.'],
  ])('R168 R242 Q8 Q66 %d bytes are held against %d MB', (size, maxMegabytes, fault) => {
    const logo = file('logo.png', size, 'image/png')
    expect(faultOf(logo, { accept: ['png'], maxMegabytes })).toBe(fault)
  })
})

describe('the type of a file', () => {
  test.each([
    ['okafor.pdf', 'application/pdf'],
    ['okafor.PDF', 'application/pdf'],
    ['okafor.doc', 'application/msword'],
    // a browser that knows no Word says nothing of its files
    ['okafor.docx', ''],
    ['v1.2 final.docx', 'application/octet-stream'],
  ])('R63 %s, %j passes', (name, type) => {
    expect(faultOf(file(name, 1, type), resume)).toBeUndefined()
  })

  test.each([
    ['okafor.exe', 'application/pdf'],
    ['okafor.pdf', 'text/html'],
    ['okafor.pdf.exe', ''],
    ['pdf', ''],
    ['', ''],
  ])('R63 %s, %j is refused', (name, type) => {
    const fault = 'Invalid file type. Only DOC, DOCX, and PDF are allowed.'
    expect(faultOf(file(name, 1, type), resume)).toBe(fault)
  })

  test('comes before its size', () => {
    expect(faultOf(file('scan.tiff', 99 * MB), logo)).toMatch(/type/)
  })

  test.each([
    [logo.accept, 'Invalid file type. Only PNG, JPEG, and JPG are allowed.'],
    [['mp4'], 'Invalid file type. Only MP4 is allowed.'],
    [['png', 'pdf'], 'Invalid file type. Only PNG and PDF are allowed.'],
  ])('R169 R244 Q65 of %j is told in words', (accept, fault) => {
    expect(faultOf(file('drawing.svg', 1, 'image/svg+xml'), { accept, maxMegabytes: 5 })).toBe(
      fault,
    )
  })

  test('is told in the page’s own words', () => {
    configure({ texts: { parts: { wrongType: 'Nur {types}.', more: '{first} und {last}' } } })
    expect(faultOf(file('x.gif'), logo)).toBe('Nur PNG, JPEG und JPG.')
  })

  test('narrows the browser’s own window', () => {
    expect(acceptAttribute(resume.accept)).toBe('.doc,.docx,.pdf')
  })
})

describe('a size for people', () => {
  test.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [312 * 1024, '312 KB'],
    [MB - 1, '1 MB'],
    [5 * MB, '5 MB'],
    [8.2 * MB, '8.2 MB'],
  ])('%d: %s', (bytes, text) => expect(formatSize(bytes)).toBe(text))
})

describe('a file of a form', () => {
  const pdf = file('okafor.pdf')
  const none: FileValue = { kind: 'none' }
  const stored = storedFile('/files/7/okafor%20resume.pdf?v=2')

  test('has its name from its address', () => {
    expect(stored).toMatchObject({ kind: 'stored', name: 'okafor resume.pdf' })
    expect(storedFile('/files/100%.pdf')).toMatchObject({ name: '100%.pdf' })
    expect(storedFile(null)).toEqual(none)
    expect(storedFile('')).toEqual(none)
  })

  test('R66 is sent when it was chosen now, over a stored one too', () => {
    expect(fileToSend(chooseFile(none, pdf))).toEqual({ file: pdf })
    expect(fileToSend(chooseFile(stored, pdf))).toEqual({ file: pdf })
    expect(fileToSend(chooseFile(removeFile(stored), pdf))).toEqual({ file: pdf })
  })

  test('R67 Q18 leaves a marker when the stored one is removed, by whatever way', () => {
    expect(fileToSend(removeFile(stored))).toEqual({ deleted: 1 })
    expect(fileToSend(removeFile(chooseFile(stored, pdf)))).toEqual({ deleted: 1 })
    expect(fileToSend(removeFile(chooseFile(removeFile(stored), pdf)))).toEqual({ deleted: 1 })
  })

  test('R68 sends nothing when it is unchanged, or came and went', () => {
    expect(fileToSend(stored)).toEqual({})
    expect(fileToSend(none)).toEqual({})
    expect(fileToSend(removeFile(chooseFile(none, pdf)))).toEqual({})
  })
})
