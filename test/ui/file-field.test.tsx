import { useState, type ComponentProps } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { FileButton } from '../../src/ui/file-button'
import { FileField } from '../../src/ui/file-field'
import { chooseFile, type FileValue } from '../../src/ui/file-value'
import { show } from './show'
import { settle } from './time'

type Props = ComponentProps<typeof FileField>

const pdf = new File(['x'.repeat(2048)], 'okafor.pdf', { type: 'application/pdf' })
const stored: FileValue = { kind: 'stored', url: '/files/7/old.pdf', name: 'old.pdf' }
const none: FileValue = { kind: 'none' }

/** A resume field that keeps its file. */
function Resume({ start, onChange, ...rest }: Partial<Props> & { start: FileValue }) {
  const [value, setValue] = useState(start)
  return (
    <FileField
      name="resume"
      label="Resume"
      hint=".doc, .docx or .pdf, max 5MB"
      accept={['doc', 'docx', 'pdf']}
      maxMegabytes={5}
      words={{
        upload: 'Upload',
        update: 'Update Resume',
        preview: 'Preview',
        remove: 'Remove resume',
      }}
      value={value}
      onChange={next => {
        setValue(next)
        onChange?.(next)
      }}
      {...rest}
    />
  )
}

/** A field on the page, with the ways in which tests use it. */
function showField(start: FileValue, rest: Partial<Props> = {}) {
  const onChange = vi.fn<Props['onChange']>()
  const shown = show(<Resume start={start} onChange={onChange} {...rest} />)
  const { find, change } = shown
  return {
    ...shown,
    onChange,
    input: () => find<HTMLInputElement>('input[type=file]'),
    named: (name: string) => find(`[aria-label="${name}"]`),
    said: () => find('[role=status]').textContent,
    fault: () => find('.field__error')?.textContent,
    rerender: (next: Partial<Props>) =>
      change(<Resume start={start} onChange={onChange} {...rest} {...next} />),
    async choose(...files: File[]) {
      const input = find<HTMLInputElement>('input[type=file]')
      Object.defineProperty(input, 'files', { value: files, configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
      await settle()
    },
  }
}

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
    [[pdf, pdf], /maximum of 1 files/],
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
    expect(named('Preview')).toMatchObject({ target: '_blank', rel: 'noopener' })
    expect(named('Preview').getAttribute('href')).toBe('/files/7/old.pdf')
    expect(find('.file__note').textContent).toBe('Uploaded on 02-09-2026')
  })

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
    const url = named('Preview').getAttribute('href')!
    expect(url).toMatch(/^blob:/)
    expect(named('Preview').hasAttribute('download')).toBe(false)
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

  test('R72 shows what the server says of it, and the hint', () => {
    const { fault, find, input } = showField(chooseFile(none, pdf), { error: 'Too old.' })
    expect(fault()).toBe('Too old.')
    expect(find('.file').className).toContain('is-invalid')
    expect(input().getAttribute('aria-invalid')).toBe('true')
    expect(find('#resume-hint').textContent).toContain('5MB')
  })
})

describe('a file on its way', () => {
  const chosen = chooseFile(none, pdf)

  test('shows how far it is, and can be changed by nobody', () => {
    const { find, findAll, named, input } = showField(chosen, { progress: 0.46 })
    const bar = find<HTMLProgressElement>('progress')
    expect([bar.value, bar.getAttribute('aria-label')]).toEqual([0.46, 'Uploading okafor.pdf'])
    expect(find('.file__line').textContent).toBe('okafor.pdf46%')
    expect(input().disabled).toBe(true)
    expect(named('Remove resume')).toBeNull()
    expect(findAll('button')).toEqual([])
  })

  test('is told at every quarter', async () => {
    const { rerender, said } = showField(chosen, { progress: 0.1 })
    await settle()
    expect(said()).toBe('')
    await rerender({ progress: 0.6 })
    await settle()
    expect(said()).toBe('50% uploaded')
  })

  test('can be cancelled; the focus goes back to the field', async () => {
    const onCancel = vi.fn()
    const { named, rerender, root, input, said } = showField(chosen, { progress: 0.1, onCancel })
    named('Cancel upload').focus()
    named('Cancel upload').click()
    expect(onCancel).toHaveBeenCalledOnce()
    await rerender({ progress: undefined })
    await settle()
    expect(root.activeElement).toBe(input())
    expect(said()).toBe('Upload cancelled')
  })

  test('can be sent once more', () => {
    const onRetry = vi.fn()
    const { findAll } = showField(chosen, { error: 'Gone.', onRetry })
    const retry = findAll('button').find(({ textContent }) => textContent === 'Retry')!
    retry.click()
    expect(onRetry).toHaveBeenCalledOnce()
  })
})

describe('a button that asks for a file', () => {
  function showButton() {
    const [onFile, onFault] = [vi.fn(), vi.fn()]
    const rules = { accept: ['png'], maxMegabytes: 7 }
    const { find } = show(<FileButton {...rules} label="Upload" {...{ onFile, onFault }} />)
    const input = find<HTMLInputElement>('input')
    return {
      onFile,
      onFault,
      choose(file: File) {
        Object.defineProperty(input, 'files', { value: [file], configurable: true })
        input.dispatchEvent(new Event('change', { bubbles: true }))
      },
    }
  }

  test('gives one that may be sent', () => {
    const { onFile, onFault, choose } = showButton()
    const photo = new File([''], 'a.PNG', { type: 'image/png' })
    choose(photo)
    expect(onFile).toHaveBeenCalledExactlyOnceWith(photo)
    expect(onFault).not.toHaveBeenCalled()
  })

  test('Q9 says what is wrong with another', () => {
    const { onFile, onFault, choose } = showButton()
    choose(new File([''], 'a.svg', { type: 'image/svg+xml' }))
    expect(onFault).toHaveBeenCalledWith('Invalid file type. Only PNG is allowed.')
    expect(onFile).not.toHaveBeenCalled()
  })
})
