import { useState } from 'react'
import { expect, test } from 'vitest'
import { Uploader, type UploadEntry } from '../../src/ui/uploader'
import { settle } from '../support/time'
import { show } from './show'

/** An uploader of which nothing is said but its name. */
async function showPlain(start: UploadEntry[] = []) {
  let value: UploadEntry[] = start
  function Plain() {
    const [entries, setEntries] = useState(start)
    value = entries
    const onDelete = async () => true
    return (
      <Uploader
        name="papers"
        label="Papers"
        value={entries}
        onChange={setEntries}
        {...{ onDelete }}
      />
    )
  }
  const shown = show(<Plain />)
  await settle()
  return {
    value: () => value,
    input: shown.find<HTMLInputElement>('input[type=file]'),
    faults: () => shown.findAll('.file.is-invalid .file__note').map(each => each.textContent),
    async choose(...files: File[]) {
      const input = shown.find<HTMLInputElement>('input[type=file]')
      Object.defineProperty(input, 'files', { value: files, configurable: true })
      input.dispatchEvent(new Event('change', { bubbles: true }))
      await settle()
    },
  }
}

const pdf = (name: string, size = 4) =>
  Object.defineProperty(new File(['%PDF'], name, { type: 'application/pdf' }), 'size', {
    value: size,
  })

test('R242 R243 R244 by default it takes one file of 5 MB, a picture or a PDF', async () => {
  const { input, choose, faults, value } = await showPlain()
  expect([input.accept, input.multiple]).toEqual(['.png,.jpeg,.jpg,.pdf', false])
  await choose(pdf('large.pdf', 5 * 1_048_576 + 1))
  expect(faults()).toEqual(['File size exceeds the 5 MB limit.'])
  await choose(pdf('report.pdf', 5 * 1_048_576), pdf('another.pdf'))
  expect(value().map(({ name }) => name)).toEqual(['report.pdf'])
  expect(faults()).toEqual(['You can upload a maximum of 1 file.'])
})

test.each(['JVBERi0=', 'data:application/pdf;base64,JVBERi0='])(
  'R237 Q63 a base64 entry becomes a file: %s',
  async base64 => {
    const entry = { key: 'a', name: 'report.pdf', type: 'application/pdf', base64 }
    const { value } = await showPlain([entry])
    const [made] = value()
    expect(made).toMatchObject({ key: 'a', name: 'report.pdf', size: 5 })
    expect(made).not.toHaveProperty('base64')
    expect([made!.file!.name, made!.file!.type, await made!.file!.text()]).toEqual([
      'report.pdf',
      'application/pdf',
      '%PDF-',
    ])
  },
)
