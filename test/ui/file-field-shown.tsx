import { useState, type ComponentProps } from 'react'
import { vi } from 'vitest'
import { FileField } from '../../src/ui/file'
import { type FileValue } from '../../src/ui/file'
import { show } from './show'
import { settle } from '../support/time'

type Props = ComponentProps<typeof FileField>

export const pdf = new File(['x'.repeat(2048)], 'okafor.pdf', { type: 'application/pdf' })
export const stored: FileValue = { kind: 'stored', url: '/files/7/old.pdf', name: 'old.pdf' }
export const none: FileValue = { kind: 'none' }

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
export function showField(start: FileValue, rest: Partial<Props> = {}) {
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
