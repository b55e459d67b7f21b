import { describe, expect, test, vi } from 'vitest'
import { chooseFile, storedFile } from '../../src/ui/file/value'
import { settle } from '../support/time'
import { pdf, stored, none, showField } from './file-field-shown'

const PREVIEW = 'Preview (opens in a new tab)'

describe('an empty field', () => {
  test('R64 shows Upload, and the hint', () => {
    const { find, input } = showField(none)
    expect(find('.file__face').textContent).toBe('Upload.doc, .docx or .pdf, max 5MB')
    expect(input().accept).toBe('.doc,.docx,.pdf')
    expect(input().getAttribute('aria-label')).toBe('Upload: Resume')
    expect(find(`#${input().getAttribute('aria-describedby')}`).textContent).toMatch(/5MB/)
  })

  test('that has to be filled says so', () => {
    expect(showField(none).input().required).toBe(false)
    expect(showField(none, { mandatory: true }).input().required).toBe(true)
  })

  test('R65 takes a file and shows its name and size', async () => {
    const { choose, onChange, find, said, input } = showField(none)
    await choose(pdf)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(chooseFile(none, pdf))
    expect(find('.file__name').textContent).toBe('okafor.pdf')
    expect(find('.file__note').textContent).toBe('2 KB')
    expect(find('.file__face').textContent).toBe('Update Resume')
    expect(input().getAttribute('aria-label')).toBe('Update Resume')
    expect(said()).toBe('okafor.pdf chosen, 2 KB')
  })

  test('does nothing when nothing was chosen', async () => {
    const { choose, onChange } = showField(none)
    await choose()
    expect(onChange).not.toHaveBeenCalled()
  })

  test.each([
    [[new File(['x'.repeat(5 * 1_048_576 + 1)], 'a.pdf')], /5 MB limit/],
    [[new File([''], 'a.exe')], /Only DOC, DOCX, and PDF/],
    [[pdf, pdf], /maximum of 1 file\./],
  ])('R242 R243 Q65 takes no other file, and says why', async (files, words) => {
    const { choose, onChange, fault, said, find } = showField(none)
    await choose(...files)
    expect(onChange).not.toHaveBeenCalled()
    expect(fault()).toMatch(words)
    expect(said()).toMatch(words)
    expect(find('.file').className).toContain('is-invalid')
    await choose(pdf)
    expect(fault()).toBeUndefined()
  })
})

describe('a stored file', () => {
  test('R65 shows Update Resume, Preview and a remove action', () => {
    const { find, named } = showField(stored, { note: 'Uploaded on 02-09-2026' })
    expect(find('.file__face').textContent).toBe('Update Resume')
    expect(named(PREVIEW)).toMatchObject({ target: '_blank', rel: 'noopener' })
    expect(named(PREVIEW).getAttribute('href')).toBe('/files/7/old.pdf')
    expect(find('.file__note').textContent).toBe('Uploaded on 02-09-2026')
  })

  test.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'http://['])(
    'R65 has no link to %j, which is no address of the web',
    url => {
      const { find, root } = showField({ kind: 'stored', url, name: 'old.pdf' })
      expect(find('.file__name').textContent).toBe('old.pdf')
      expect(root.querySelector('a')).toBeNull()
    },
  )

  test('R65 R67 goes with the remove action; the focus stays in the field', async () => {
    const { named, onChange, find, root, said, input } = showField(stored)
    named('Remove resume').click()
    await settle()
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ kind: 'deleted' })
    expect(find('.file__face').textContent).toContain('Upload')
    expect(root.activeElement).toBe(input())
    expect(said()).toBe('File removed')
  })

  test('stays as it is when another is refused', async () => {
    const { choose, find, fault } = showField(stored)
    await choose(new File([''], 'a.exe'))
    expect(fault()).toMatch(/Invalid file type/)
    expect(find('.file__name').textContent).toBe('old.pdf')
    expect(find('.file').className).not.toContain('is-invalid')
  })
})

describe('a chosen file', () => {
  test('is looked at from this page, and let go of when it leaves', async () => {
    const revoke = vi.spyOn(URL, 'revokeObjectURL')
    const { named, choose } = showField(none)
    await choose(pdf)
    await settle()
    const url = named(PREVIEW).getAttribute('href')!
    expect(url).toMatch(/^blob:/)
    expect(named(PREVIEW).hasAttribute('download')).toBe(false)
    named('Remove resume').click()
    await settle()
    expect(revoke).toHaveBeenCalledWith(url)
  })

  test('that browsers do not show is kept under its name', async () => {
    const { named, choose } = showField(none)
    await choose(new File([''], 'okafor.docx'))
    await settle()
    expect(named('Preview').getAttribute('download')).toBe('okafor.docx')
  })

  test('R63 shows the hint beside a stored file', () => {
    const { find } = showField(stored)
    expect(find('.field__hint').textContent).toBe('.doc, .docx or .pdf, max 5MB')
    expect(find('input[type=file]').getAttribute('aria-describedby')).toBe('resume-hint')
  })

  test('R72 shows what the server says of it, and the hint', () => {
    const { fault, find, input } = showField(chooseFile(none, pdf), { error: 'Too old.' })
    expect(fault()).toBe('Too old.')
    expect(find('.file').className).toContain('is-invalid')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(find('#resume-hint').textContent).toContain('5MB')
  })
})

test('what was said of a file stays where the stored one is read anew, and goes with it', async () => {
  const { choose, fault, rerender } = showField(stored)
  await choose(new File(['x'], 'notes.odt'))
  expect(fault()).toContain('Invalid file type.')
  await rerender({ value: storedFile('/files/7/old.pdf?signature=2') })
  expect(fault()).toContain('Invalid file type.')
  await rerender({ value: none })
  expect(fault()).toBeUndefined()
})
